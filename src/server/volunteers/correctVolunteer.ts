import type { Body } from '../../contract/calls.ts';
import { refuseEmailOfOwn } from '../accounts/identity/accountStore.ts';
import { applicantColumns } from '../accounts/identity/applicationStore.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { requireReached } from '../core/db/foundationDay.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { updateRow } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { requireVersion } from '../core/http/requireVersion.ts';
import { mayUseRecord } from './volunteerRules.ts';
import { lockState, volunteers } from './volunteerStore.ts';

/**
 * Replaces a volunteer's data and records the changes. An unchanged record is not touched.
 * @throws ApiError not_found, record_changed, email_taken, or invalid_input on `email` if it is an account's and for a birth to come
 */
export async function correctVolunteer(
  id: string,
  { version, ...input }: Body<'updateVolunteer'>,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  const key = { id, organizationId: user.organizationId };
  await inTransaction(db, async (trx) => {
    const state = await lockState(id, user.organizationId, trx);
    const before = state && mayUseRecord(user, state) && (await volunteers.find(id, user, trx));
    if (!before) throw new ApiError('not_found');
    requireVersion(version, before);
    const changes = changesBetween(before, input, applicantColumns);
    if (changes.length === 0) return;
    await requireReached({ dateOfBirth: input.dateOfBirth }, user.organizationId, trx);
    if (input.email.toLowerCase() !== before.email.toLowerCase())
      await requireFreeEmail(input.email, state, user.organizationId, trx);
    await updateRow('volunteers', key, { columns: applicantColumns, values: input }, trx);
    await addHistory('volunteers', key, user, 'edited', changes, trx);
  });
}

/** Whoever has the e-mail of an account has the account, so it is not corrected by hand. */
async function requireFreeEmail(
  email: string,
  { accountId }: { readonly accountId: string | null },
  organizationId: string,
  trx: Trx,
): Promise<void> {
  if (accountId !== null)
    throw new ApiError('invalid_input', { issues: [{ field: 'email', key: 'accountEmail', values: {} }] });
  await refuseEmailOfOwn(email, organizationId, trx);
}
