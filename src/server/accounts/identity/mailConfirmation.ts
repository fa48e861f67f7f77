import type { RecordKey } from '../../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../../core/db/transaction.ts';
import { issueToken, revokeTokens } from '../../core/links/oneTimeTokens.ts';
import { enqueueMail } from '../../core/mail/enqueueMail.ts';
import { type Account, findAwaitingAccounts, refuseEmailOfOwn, setPendingEmail } from './accountStore.ts';

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

/**
 * Purpose of a confirmation mail: a foundation's first admin, a volunteer's application, or a change of
 * address. An account awaits at most one of them.
 */
type Confirmation = 'registration' | 'application' | 'changedEmail';

export function pendingConfirmation({
  role,
  emailConfirmedAt,
  pendingEmail,
}: Pick<Account, 'role' | 'emailConfirmedAt' | 'pendingEmail'>): Confirmation | null {
  if (emailConfirmedAt === null) return role === 'volunteer' ? 'application' : 'registration';
  return pendingEmail === null ? null : 'changedEmail';
}

/**
 * Stores an account's pending address and mails the link that confirms it (`confirmRegistration`), which
 * checks again whether the address is free.
 * @throws ApiError email_taken, on the field `email`, when somebody of the foundation has the address
 */
export async function requestEmailChange(account: Account, email: string, trx: Trx): Promise<void> {
  await refuseEmailOfOwn(email, account.organizationId, trx);
  await setPendingEmail(account, email, trx);
  await mailConfirmation('changedEmail', { ...account, pendingEmail: email }, trx);
}

/**
 * Revokes what awaits a mailed link: an intruder who requested it may be why the password is changed. Links
 * that restore a former address stay valid, because a thief changes the password too.
 */
export async function endPendingLinks(account: RecordKey, trx: Queries): Promise<void> {
  await setPendingEmail(account, null, trx);
  for (const purpose of ['confirmEmail', 'resetPassword', 'restore', 'signIn'] as const) {
    await revokeTokens(purpose, account, trx);
  }
}
