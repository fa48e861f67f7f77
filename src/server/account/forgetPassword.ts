import { inTransaction, type Queries } from '../db/transaction.ts';
import { findAccountByEmail } from '../identity/accountStore.ts';
import { mailConfirmations } from '../identity/mailConfirmation.ts';
import { issueToken } from '../identity/oneTimeTokens.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { mailWithinLimits } from './mailWithinLimits.ts';
import { forgottenByAddress, forgottenFromAddress, forgottenOfAccount } from './passwordRules.ts';

/**
 * Mails the way back in to who has an account; to anybody else it does nothing, in the same time.
 * @param address network address of the caller
 * @throws ApiError too_many_requests, counted for the e-mail that was typed whether or not it has an account
 */
export async function forgetPassword(email: string, address: string, db: Queries): Promise<void> {
  const limits = {
    fromAddress: forgottenFromAddress,
    byAddress: forgottenByAddress,
    ofEmail: forgottenOfAccount,
  };
  await mailWithinLimits(email, address, limits, () => mailLink(email, db), db);
}

/** Who never confirmed the address gets that link once more: with a new password alone nobody could sign in. */
async function mailLink(email: string, db: Queries): Promise<void> {
  const account = await findAccountByEmail(email, db);
  if (!account) return mailConfirmations(email, db);
  await inTransaction(db, async (trx) => {
    const token = await issueToken('resetPassword', account, trx);
    const { email: to, language } = account;
    await enqueueMail({ to, language, template: 'resetPassword', values: { token } }, trx);
  });
}
