import type { ErrorCode } from '../../contract/statusOfError.ts';
import type { RateLimit } from '../core/http/rateLimit.ts';
import type { Account } from './identity/accountStore.ts';

const QUARTER = 15 * 60;

/** Failed sign-ins of one account in a browser where it has signed in before: they count there alone. */
export const deviceFailures: RateLimit = { name: 'login:device', limit: 10, seconds: QUARTER };
/** The same in all other browsers of a network address, and failures of all accounts from there (design, section 5). */
export const accountFailures: RateLimit = { name: 'login:accountFromAddress', limit: 10, seconds: QUARTER };
export const addressFailures: RateLimit = { name: 'login:address', limit: 100, seconds: QUARTER };
/**
 * Failures of one account from anywhere, in browsers where it has not signed in before. Anybody can cause them, so nobody
 * is locked out by them; but who guesses from ever other addresses has some 1,500 tries a day, and no more.
 */
export const strangersFailures: RateLimit = {
  ...{ name: 'login:strangers', limit: 30, seconds: 60 },
  isOneByOne: true,
};

/** What a failed sign-in counts for. @param device of `knownDevice` */
export function failuresOf(
  typed: string,
  address: string,
  device: string | null,
): readonly (readonly [rate: RateLimit, subject: string])[] {
  if (device !== null) return [[deviceFailures, device]];
  return [
    [accountFailures, `${typed}\n${address}`],
    [addressFailures, address],
    [strangersFailures, typed],
  ];
}

/** Why somebody whose password is right may still not sign in, or null. */
export function signInRefusal(account: Account): ErrorCode | null {
  if (account.emailConfirmedAt === null || account.organizationStatus === 'unconfirmed')
    return 'email_unconfirmed';
  if (account.organizationStatus === 'pending') return 'organization_pending';
  if (account.organizationStatus === 'declined') return 'organization_declined';
  return null;
}
