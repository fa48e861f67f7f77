import type { components } from '../../contract/generated/types.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { issueFormerEmailLink, redeemToken, revokeTokens } from '../core/links/oneTimeTokens.ts';
import { enqueueMail } from '../core/mail/enqueueMail.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { type Account, lockAccount, setEmail } from './identity/accountStore.ts';
import { takeApplication } from './identity/applicationStore.ts';
import { pendingConfirmation } from './identity/mailConfirmation.ts';
import { freeRejectedAddress } from './identity/rejectedStore.ts';
import { confirmOwner, requireTypedPassword } from './identity/requirePassword.ts';

type Confirmed = components['schemas']['RegistrationConfirmation'];

/**
 * Confirms the address that a link was mailed to, once.
 * @param authorization optional Basic header with the password typed for a new account
 * @returns what was confirmed
 * @throws ApiError token_used, token_invalid, invalid_input for a wrong password, or email_taken when another
 *   account has the address by now
 */
export async function confirmAddress(
  secret: string,
  authorization: string | undefined,
  db: Queries,
): Promise<Confirmed> {
  const isProven = await requireTypedPassword(secret, authorization, db);
  return inTransaction(db, async (trx) => {
    const account = await lockAccount(await redeemToken('confirmEmail', secret, trx), trx);
    const confirmed = account && pendingConfirmation(account);
    // A registration has further consequences, so it has its own page and operation.
    if (!confirmed || confirmed === 'registration') throw new ApiError('token_invalid');
    if (confirmed === 'changedEmail') {
      await changeEmail(account, trx);
    } else {
      await freeRejectedAddress(account, trx);
      await confirmOwner(account, isProven, trx);
      await listApplicant(account, trx);
    }
    return { confirmed };
  });
}

async function changeEmail(account: Account, trx: Trx): Promise<void> {
  const { email: from, pendingEmail: to, language } = account;
  if (to === null) throw new ApiError('token_invalid');
  await setEmail(account, to, trx);
  // They were mailed to an address that may belong to someone else by now.
  await revokeTokens('resetPassword', account, trx);
  const changes = [{ field: 'email', from, to }];
  await addHistory('coordinators', account, account, 'edited', changes, trx);
  const token = await issueFormerEmailLink(account, from, trx);
  const values = { organization: account.organizationName, token };
  await enqueueMail({ to: from, language, template: 'emailChanged', values }, trx);
}

/**
 * Lists an application and notifies the team, once its address is confirmed. The record shares the account's
 * id, as a coordinator's does, so the companion app knows it from the sign-in.
 */
async function listApplicant({ id, organizationId }: RecordKey, trx: Trx): Promise<void> {
  const application = await takeApplication({ id, organizationId }, trx);
  if (!application) return;
  const volunteer = { id, organizationId, accountId: id, accountStatus: 'pending' } as const;
  const createdAt = new Date().toISOString();
  await insertRows('volunteers', [{ ...application, ...volunteer, createdAt, tags: [], version: 1 }], trx);
  const name = `${application.firstname} ${application.lastname}`;
  const actor = { id, name };
  await addHistory('volunteers', volunteer, actor, 'created', [], trx);
  const subject = { type: 'volunteer', id, name } as const;
  await notifyTeam({ kind: 'volunteerApplied', organizationId, actor, subject }, trx);
}
