import { v7 as uuid } from 'uuid';
import type { Body } from '../../contract/calls.ts';
import { refuseEmailOfOwn } from '../accounts/identity/accountStore.ts';
import { emailTaken } from '../accounts/identity/addressStore.ts';
import { requireReached } from '../core/db/foundationDay.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { waitForTurn } from '../core/db/waitForTurn.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { consentChanges } from '../core/texts/consentOf.ts';
import { volunteers } from './volunteerStore.ts';

/**
 * Stores a volunteer whom a coordinator adds by hand: without an account, awaiting a decision. The colleagues are
 * not notified, because nobody has to be answered.
 *
 * @returns the id
 * @throws ApiError email_taken, on the field `email`, or invalid_input for a birth to come
 */
export function addVolunteer(input: Body<'addVolunteer'>, user: SignedInUser, db: Queries): Promise<string> {
  return inTransaction(db, async (trx) => {
    await requireReached({ dateOfBirth: input.dateOfBirth }, user.organizationId, trx);
    await refuseKnownEmail(input.email, user, trx);
    const key = { id: uuid(), organizationId: user.organizationId };
    const state = { accountId: null, accountStatus: 'pending' as const, tags: [], version: 1 };
    await insertRows(
      'volunteers',
      [{ ...input, ...key, ...state, createdAt: new Date().toISOString() }],
      trx,
    );
    await addHistory('volunteers', key, user, 'created', consentChanges(input), trx);
    return key.id;
  });
}

/** Of two coordinators who add the same person at once, the second one is refused. */
async function refuseKnownEmail(email: string, user: SignedInUser, trx: Trx): Promise<void> {
  const { organizationId } = user;
  const address = email.toLowerCase();
  await waitForTurn('volunteers', `${organizationId} ${address}`, trx);
  await refuseEmailOfOwn(email, organizationId, trx);
  // Who has no account is found by the search's index.
  const { content } = await volunteers.page(user, { q: email, size: 100, language: 'en' }, trx);
  if (content.some((known) => known.email.toLowerCase() === address)) throw emailTaken('email');
}
