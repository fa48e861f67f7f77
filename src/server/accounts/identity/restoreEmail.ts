import { sql } from 'kysely';
import { addHistory } from '../../core/db/historyStore.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/ApiError.ts';
import { findLink, redeemToken } from '../../core/links/oneTimeTokens.ts';
import { deleteSessionsOf } from '../../core/session/sessionStore.ts';
import { findAnyAccount, takeBackEmail } from './accountStore.ts';
import { endPendingLinks } from './mailConfirmation.ts';
import { demandNewPassword } from './requirePassword.ts';

/**
 * Restores an account's former address by the link mailed there when it was changed. Whoever changed it knows
 * the password, so this ends all sessions, invalidates the password, and mails a link to set a new one. Links
 * that restore later addresses are revoked.
 * @throws ApiError token_used, token_invalid, or email_taken when another account has the address by now
 */
export async function restoreEmail(secret: string, trx: Trx): Promise<void> {
  const key = await redeemToken('formerEmail', secret, trx);
  const link = await findLink(secret, trx);
  const before = await findAnyAccount(key, trx);
  if (!link?.email || !before) throw new ApiError('token_invalid');
  const { email } = link;
  await takeBackEmail(key, email, trx);
  await deleteSessionsOf(key, null, trx);
  await endPendingLinks(key, trx);
  await deleteLaterLinks(key, link.createdAt, trx);
  const changes = [{ field: 'email', from: before.email, to: email }];
  await addHistory('coordinators', key, before, 'edited', changes, trx);
  await demandNewPassword({ ...before, email }, trx);
}

async function deleteLaterLinks({ id, organizationId }: RecordKey, since: string, trx: Trx): Promise<void> {
  await trx
    .deleteFrom('one_time_tokens')
    .where('organizationId', '=', organizationId)
    .where('subjectId', '=', id)
    .where('purpose', '=', 'formerEmail')
    .where('usedAt', 'is', null)
    .where('createdAt', '>', sql<string>`${since}::timestamptz`)
    .execute();
}
