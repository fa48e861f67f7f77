import type { Trx } from '../db/transaction.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import type { Account } from './accountStore.ts';
import type { Confirmation } from './awaitedConfirmation.ts';
import { issueToken } from './oneTimeTokens.ts';

const templates = {
  registration: 'confirmOrganization',
  application: 'confirmVolunteer',
  changedEmail: 'confirmEmail',
} as const;

/** Mails the link that confirms an address of an account; one that was mailed before stops working. */
export async function mailConfirmation(
  awaited: Confirmation,
  account: Pick<Account, 'id' | 'email' | 'language' | 'organizationName'> &
    Partial<Pick<Account, 'pendingEmail'>>,
  trx: Trx,
): Promise<void> {
  const token = await issueToken('confirmEmail', account.id, trx);
  const { email, pendingEmail, language, organizationName: organization } = account;
  const to = (awaited === 'changedEmail' && pendingEmail) || email;
  await enqueueMail({ to, language, template: templates[awaited], values: { organization, token } }, trx);
}
