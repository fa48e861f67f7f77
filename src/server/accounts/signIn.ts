import type { Queries } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Call } from '../core/http/Call.ts';
import { checkRates, clearRate, countRate } from '../core/http/rateLimit.ts';
import { type Account, findAccountToSignIn } from './identity/accountStore.ts';
import { deviceRefusal, hasDevice, knownDevice } from './identity/knownDevice.ts';
import { isPassword } from './identity/password.ts';
import { failuresOf, signInRefusal } from './signInRules.ts';

/**
 * Account of an e-mail and password. Unknown e-mails and wrong passwords get the same error in the same time;
 * failures count for the typed address, whether or not it has an account. Failures elsewhere do not lock out
 * a browser where the account has signed in before.
 * @param secure whether the panel is served by https
 * @throws ApiError invalid_credentials, too_many_requests, or why the account may not sign in
 */
export async function signIn(
  { email, password }: { readonly email: string; readonly password: string },
  { address, request }: Pick<Call<'login'>, 'address' | 'request'>,
  secure: boolean,
  db: Queries,
): Promise<Account> {
  const typed = email.toLowerCase();
  const isNewBrowser = !hasDevice(request, secure);
  // The limits of a new browser do not depend on the account.
  const [account] = await Promise.all([
    findAccountToSignIn(email, db),
    isNewBrowser && checkRates(failuresOf(typed, address, null), db),
  ]);
  const failures = failuresOf(typed, address, knownDevice(account, request, secure));
  const [own] = failures;
  if (!isNewBrowser) await checkRates(failures, db);
  if (!(await isPassword(password, account?.passwordHash)) || !account) {
    for (const [rate, subject] of failures) await countRate(rate, subject, db);
    throw new ApiError('invalid_credentials');
  }
  // Check again: a correct guess must not pass among too many concurrent wrong ones.
  const [failed] = await checkRates(failures, db);
  const refusal = signInRefusal(account) ?? deviceRefusal(account, request);
  if (refusal) throw new ApiError(refusal);
  if (failed && own) await clearRate(...own, db);
  return account;
}
