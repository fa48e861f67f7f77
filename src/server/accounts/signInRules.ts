import type { ErrorCode } from '../../contract/statusOfError.ts';
import type { RateLimit } from '../core/http/rateLimit.ts';
import type { Account } from './identity/accountStore.ts';

const QUARTER = 15 * 60;

/** Failures of an account in a browser where it has signed in before; counted separately. */
export const deviceFailures: RateLimit = { name: 'login:device', limit: 10, seconds: QUARTER };
/**
 * Failures of an account in all other browsers of a network address, and of all accounts from that address
 * (design, section 5).
 */
export const accountFailures: RateLimit = { name: 'login:accountFromAddress', limit: 10, seconds: QUARTER };
export const addressFailures: RateLimit = { name: 'login:address', limit: 100, seconds: QUARTER };
/**
 * Failures of an account from unknown browsers anywhere. Anybody can cause them, so they lock nobody out; but
 * guessing from changing addresses is limited to some 1,500 tries a day.
 */
export const strangersFailures: RateLimit = {
  ...{ name: 'login:strangers', limit: 30, seconds: 60 },
  isOneByOne: true,
};

/** Limits that a failed sign-in counts for. @param device of `knownDevice` */
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

/** Why the owner of a correct password may still not sign in, or null. */
export function signInRefusal(account: Account): ErrorCode | null {
  if (account.emailConfirmedAt === null || account.organizationStatus === 'unconfirmed')
    return 'email_unconfirmed';
  if (account.organizationStatus === 'pending') return 'organization_pending';
  if (account.organizationStatus === 'declined') return 'organization_declined';
  return null;
}
