import type { components } from '../../contract/generated/types.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import type { RateLimit } from '../core/http/rateLimit.ts';

/** Groups apply together, as a class does; one person applies once, and once more for a slip of the pen. */
export const applicationsFromAddress: RateLimit = { name: 'apply:address', limit: 60, seconds: 60 * 60 };
export const applicationsOfEmail: RateLimit = { name: 'apply:email', limit: 5, seconds: 24 * 60 * 60 };

type AccountStatus = components['schemas']['AccountStatus'];

/**
 * What verifying or rejecting means for a volunteer: `pending → verified | rejected`, both final
 * (specification, section 4). Asking twice for the same is no harm.
 */
export function decisionOn(
  status: AccountStatus,
  wanted: 'verified' | 'rejected',
): 'change' | 'repeat' | 'refuse' {
  if (status === 'pending') return 'change';
  return status === wanted ? 'repeat' : 'refuse';
}

/** A coordinator works with every volunteer of the foundation, a volunteer only with the own files. */
export function mayUseFiles(user: SignedInUser, volunteer: { accountId: string | null }): boolean {
  return user.role !== 'volunteer' || volunteer.accountId === user.id;
}
