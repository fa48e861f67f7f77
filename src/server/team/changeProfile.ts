import type { Body } from '../../contract/calls.ts';
import { findAccount, lockAccount } from '../accounts/identity/accountStore.ts';
import { requestEmailChange } from '../accounts/identity/mailConfirmation.ts';
import { requirePassword } from '../accounts/identity/requirePassword.ts';
import { changesBetween } from '../core/db/changesBetween.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import { checkRate, countRate } from '../core/http/rateLimit.ts';
import { requireVersion } from '../core/http/requireVersion.ts';
import { emailChangeRate } from './teamRules.ts';
import { editableColumns, team, updateCoordinator } from './teamStore.ts';

/**
 * Updates the user's own profile and records the changes. A new e-mail becomes pending and requires the
 * password.
 * @throws ApiError not_found, forbidden for somebody else's profile, record_changed, email_taken,
 * too_many_requests, invalid_input on
 *   `currentPassword`
 */
export async function changeProfile(
  id: string,
  { version, email, currentPassword, ...input }: Body<'updateCoordinator'>,
  user: SignedInUser,
  db: Queries,
): Promise<void> {
  const asksForEmail = await mayAskForEmail({ email, currentPassword }, id, user, db);
  await inTransaction(db, async (trx) => {
    const key = { id, organizationId: user.organizationId };
    const account = await lockAccount(key, trx);
    const before = await team.find(id, user, trx);
    if (!account || !before) throw new ApiError('not_found');
    if (before.id !== user.id) throw new ApiError('forbidden');
    requireVersion(version, before);
    if (asksForEmail && isAnother(email, before.email)) await requestEmailChange(account, email, trx);
    const changes = changesBetween(before, input, editableColumns);
    if (changes.length === 0) return;
    await updateCoordinator(key, input, trx);
    await addHistory({ table: 'coordinators', ...key }, user, 'edited', changes, trx);
  });
}

/**
 * Whether a change of e-mail is requested, with the correct password: whoever controls the e-mail controls
 * the account. Outside of the transaction, because failed guesses must be counted.
 */
async function mayAskForEmail(
  { email, currentPassword: text }: Pick<Body<'updateCoordinator'>, 'email' | 'currentPassword'>,
  id: string,
  user: SignedInUser,
  db: Queries,
): Promise<boolean> {
  const account = id === user.id ? await findAccount(user, db) : undefined;
  if (!account || !isAnother(email, account.email)) return false;
  await checkRate(emailChangeRate, user.id, db);
  const typed = { field: 'currentPassword', text: text ?? undefined, by: user.sessionHash } as const;
  await requirePassword(account, typed, db);
  await countRate(emailChangeRate, user.id, db);
  return true;
}

function isAnother(email: string, former: string): boolean {
  return email.toLowerCase() !== former.toLowerCase();
}
