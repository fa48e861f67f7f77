import type { ErrorCode } from '../../contract/statusOfError.ts';
import type { RateLimit } from '../http/rateLimit.ts';
import type { Account } from '../identity/accountStore.ts';

/** Failed sign-ins in 15 minutes, of one account and from one address (design, section 5). */
export const accountFailures: RateLimit = { name: 'login:account', limit: 10, seconds: 15 * 60 };
export const addressFailures: RateLimit = { name: 'login:address', limit: 100, seconds: 15 * 60 };

/** Why somebody whose password is right may still not sign in, or null. */
export function signInRefusal(account: Account, device: 'web' | 'mobile' | undefined): ErrorCode | null {
  if (account.emailConfirmedAt === null || account.organizationStatus === 'unconfirmed')
    return 'email_unconfirmed';
  if (account.organizationStatus === 'pending') return 'organization_pending';
  if (account.organizationStatus === 'declined') return 'organization_declined';
  return deviceRefusal(account, device);
}

/** Why a session is none of the panel's, or null: volunteers have the app. */
export function deviceRefusal(
  { role }: Pick<Account, 'role'>,
  device: 'web' | 'mobile' | undefined,
): ErrorCode | null {
  return role === 'volunteer' && device === 'web' ? 'panel_for_coordinators' : null;
}
