import type { Queries } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import { checkRates, clearRate, countRate } from '../http/rateLimit.ts';
import { type Account, findAccountToSignIn } from '../identity/accountStore.ts';
import { isPassword } from '../identity/password.ts';
import { accountFailures, addressFailures, signInRefusal } from './signInRules.ts';

interface SignIn {
  readonly email: string;
  readonly password: string;
  /** Network address of the caller. */
  readonly address: string;
  readonly device: 'web' | 'mobile' | undefined;
}

/**
 * The account of an e-mail and its password. Unknown e-mail and wrong password are refused alike and take alike
 * long; failures count for the address that was typed, whether or not there is such an account.
 * @throws ApiError invalid_credentials, too_many_requests, or why the account may not sign in
 */
export async function signIn({ email, password, address, device }: SignIn, db: Queries): Promise<Account> {
  const typed = email.toLowerCase();
  const failures = [
    [accountFailures, typed],
    [addressFailures, address],
  ] as const;
  await checkRates(failures, db);
  const account = await findAccountToSignIn(email, db);
  if (!(await isPassword(password, account?.passwordHash)) || !account) {
    await countRate(accountFailures, typed, db);
    await countRate(addressFailures, address, db);
    throw new ApiError('invalid_credentials');
  }
  // Again, because a guess that is right must not slip in among too many that came with it and were wrong.
  const [failed] = await checkRates(failures, db);
  const refusal = signInRefusal(account, device);
  if (refusal) throw new ApiError(refusal);
  if (failed) await clearRate(accountFailures, typed, db);
  return account;
}
