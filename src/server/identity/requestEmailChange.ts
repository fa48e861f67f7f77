import type { Trx } from '../db/transaction.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { type Account, findAccountByEmail, setPendingEmail } from './accountStore.ts';
import { emailTaken } from './emailTaken.ts';
import { issueToken } from './oneTimeTokens.ts';

/**
 * Notes a new address for an account and mails it the link that makes it count (`confirmRegistration`). Whether the
 * address is free is asked again then.
 * @throws ApiError email_taken, on the field `email`, when an open account has the address
 */
export async function requestEmailChange(
  { id, language }: Pick<Account, 'id' | 'language'>,
  email: string,
  trx: Trx,
): Promise<void> {
  if (await findAccountByEmail(email, trx)) throw emailTaken('email');
  await setPendingEmail(id, email, trx);
  const token = await issueToken('confirmEmail', id, trx);
  await enqueueMail({ to: email, language, template: 'confirmEmail', values: { token } }, trx);
}
