import type { components } from '../../contract/generated/types.ts';
import type { SignedInUser } from '../core/http/Call.ts';
import type { RateLimit } from '../core/http/rateLimit.ts';

/** Groups such as school classes apply together; one person applies once, plus once to correct a mistake. */
export const applicationsFromAddress: RateLimit = { name: 'apply:address', limit: 60, seconds: 60 * 60 };
export const applicationsOfEmail: RateLimit = { name: 'apply:email', limit: 5, seconds: 24 * 60 * 60 };

type AccountStatus = components['schemas']['AccountStatus'];

/**
 * Effect of a decision on a volunteer: `pending → verified | rejected`, both final (specification, section
 * 4). Repeating a decision is harmless.
 */
export function decisionOn(
  status: AccountStatus,
  wanted: 'verified' | 'rejected',
): 'change' | 'repeat' | 'refuse' {
  if (status === 'pending') return 'change';
  return status === wanted ? 'repeat' : 'refuse';
}

/** Coordinators may use the record and files of every volunteer of the foundation, volunteers only their own. */
export function mayUseRecord(user: SignedInUser, volunteer: { accountId: string | null }): boolean {
  return user.role !== 'volunteer' || volunteer.accountId === user.id;
}
