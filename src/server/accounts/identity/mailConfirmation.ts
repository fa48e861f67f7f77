import { inTransaction, type Queries, type Trx } from '../../core/db/transaction.ts';
import { issueToken } from '../../core/links/oneTimeTokens.ts';
import { enqueueMail } from '../../core/mail/enqueueMail.ts';
import { type Account, findAwaitingAccounts } from './accountStore.ts';
import { type Confirmation, pendingConfirmation } from './pendingConfirmation.ts';

const templates = {
  registration: 'confirmOrganization',
  application: 'confirmVolunteer',
  changedEmail: 'confirmEmail',
} as const;

/** Mails the link that confirms an account's address; revokes the previous one. */
export async function mailConfirmation(
  awaited: Confirmation,
  account: Pick<Account, 'id' | 'organizationId' | 'email' | 'language' | 'organizationName'> &
    Partial<Pick<Account, 'pendingEmail'>>,
  trx: Trx,
): Promise<void> {
  const token = await issueToken('confirmEmail', account, trx);
  const { email, pendingEmail, language, organizationName: organization } = account;
  const to = (awaited === 'changedEmail' && pendingEmail) || email;
  await enqueueMail({ to, language, template: templates[awaited], values: { organization, token } }, trx);
}

/**
 * The same for every account that claims an address, so that others who typed it do not keep its owner
 * waiting.
 */
export async function mailConfirmations(email: string, db: Queries): Promise<void> {
  const accounts = await findAwaitingAccounts(email, db);
  if (accounts.length === 0) return;
  await inTransaction(db, async (trx) => {
    for (const account of accounts) {
      const awaited = pendingConfirmation(account);
      if (awaited) await mailConfirmation(awaited, account, trx);
    }
  });
}
