import type { Trx } from '../db/transaction.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import type { Account } from './accountStore.ts';
import { issueToken } from './oneTimeTokens.ts';

const templates = { registration: 'confirmOrganization', application: 'confirmVolunteer' } as const;

/** Mails the link that confirms the address of a new account; one that was mailed before stops working. */
export async function mailConfirmation(
  kind: keyof typeof templates,
  account: Pick<Account, 'id' | 'email' | 'language' | 'organizationName'>,
  trx: Trx,
): Promise<void> {
  const token = await issueToken('confirmEmail', account.id, trx);
  const { email: to, language, organizationName: organization } = account;
  await enqueueMail({ to, language, template: templates[kind], values: { organization, token } }, trx);
}
