import { sql } from 'kysely';
import { addHistory } from '../../core/db/historyStore.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/ApiError.ts';
import { findLink, issueToken, redeemToken } from '../../core/links/oneTimeTokens.ts';
import { enqueueMail } from '../../core/mail/enqueueMail.ts';
import { deleteSessionsOf } from '../../core/session/sessionStore.ts';
import { findAnyAccount, setPassword, takeBackEmail } from './accountStore.ts';
import { endPendingLinks } from './mailConfirmation.ts';
import { dummyHash } from './password.ts';

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
  const { email: to } = link;
  await takeBackEmail(key, to, trx);
  await setPassword(key, await dummyHash(), trx);
  await deleteSessionsOf(key, null, trx);
  await endPendingLinks(key, trx);
  await endLaterWaysBack(key, link.createdAt, trx);
  const { id, name, organizationId, language, email: from } = before;
  const changes = [{ field: 'email', from, to }];
  await addHistory({ table: 'coordinators', id, organizationId }, { id, name }, 'edited', changes, trx);
  const token = await issueToken('resetPassword', key, trx);
  await enqueueMail({ to, language, template: 'resetPassword', values: { token } }, trx);
}

async function endLaterWaysBack({ id, organizationId }: RecordKey, since: string, trx: Trx): Promise<void> {
  await trx
    .deleteFrom('one_time_tokens')
    .where('organizationId', '=', organizationId)
    .where('subjectId', '=', id)
    .where('purpose', '=', 'formerEmail')
    .where('usedAt', 'is', null)
    .where('createdAt', '>', sql<string>`${since}::timestamptz`)
    .execute();
}
