import type { Trx } from '../../core/db/transaction.ts';
import { issueToken } from '../../core/links/oneTimeTokens.ts';
import { enqueueMail } from '../../core/mail/enqueueMail.ts';
import { type Account, confirmEmail, setPassword } from './accountStore.ts';
import { isContested } from './addressStore.ts';
import { hashOfNobody } from './password.ts';

/**
 * Gives a new account its address, once the link that was mailed there is opened. Where somebody else typed the same
 * address and it waits, too, the link alone does not tell whose of them its opener is: unless the password was typed
 * with it, the address is mailed the link that sets one, so that its owner chooses it.
 * @throws ApiError email_taken when another account has the address by now
 */
export async function confirmOwner(account: Account, isProven: boolean, trx: Trx): Promise<void> {
  await confirmEmail(account, trx);
  if (isProven || !(await isContested(account, trx))) return;
  await setPassword(account, await hashOfNobody(), trx);
  const token = await issueToken('resetPassword', account, trx);
  const { email: to, language } = account;
  await enqueueMail({ to, language, template: 'resetPassword', values: { token } }, trx);
}
