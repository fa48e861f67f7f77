import type { Trx } from '../db/transaction.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { type Account, setPendingEmail } from './accountStore.ts';
import { issueToken } from './oneTimeTokens.ts';
import { refuseEmailOfOwn } from './refuseEmailOfOwn.ts';

/**
 * Notes a new address for an account and mails it the link that makes it count (`confirmRegistration`). Whether the
 * address is free is asked again then.
 * @throws ApiError email_taken, on the field `email`, when somebody of the foundation has the address
 */
export async function requestEmailChange(
  { id, organizationId, language }: Pick<Account, 'id' | 'organizationId' | 'language'>,
  email: string,
  trx: Trx,
): Promise<void> {
  await refuseEmailOfOwn(email, organizationId, trx);
  await setPendingEmail(id, email, trx);
  const token = await issueToken('confirmEmail', id, trx);
  await enqueueMail({ to: email, language, template: 'confirmEmail', values: { token } }, trx);
}
