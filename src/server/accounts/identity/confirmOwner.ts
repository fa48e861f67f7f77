import type { Trx } from '../../core/db/transaction.ts';
import { issueToken } from '../../core/links/oneTimeTokens.ts';
import { enqueueMail } from '../../core/mail/enqueueMail.ts';
import { type Account, confirmEmail, setPassword } from './accountStore.ts';
import { isContested } from './addressStore.ts';
import { dummyHash } from './password.ts';

/**
 * Confirms a new account's address after its mailed link was opened. If other accounts claim the same
 * address, the link does not show which of them its owner created: unless the password was given too, mails a
 * link to set a new one.
 * @throws ApiError email_taken when another account has the address by now
 */
export async function confirmOwner(account: Account, isProven: boolean, trx: Trx): Promise<void> {
  await confirmEmail(account, trx);
  if (isProven || !(await isContested(account, trx))) return;
  await setPassword(account, await dummyHash(), trx);
  const token = await issueToken('resetPassword', account, trx);
  const { email: to, language } = account;
  await enqueueMail({ to, language, template: 'resetPassword', values: { token } }, trx);
}
