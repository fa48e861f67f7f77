import type { components } from '../../contract/generated/types.ts';
import type { RateLimit } from '../core/http/rateLimit.ts';

type OrganizationStatus = components['schemas']['OrganizationStatus'];

/** A person registers one foundation; many from one network address are the work of a machine. */
export const registrations: RateLimit = { name: 'registerOrganization', limit: 20, seconds: 60 * 60 };
/** Each is a mail to an address that may be a stranger's. */
export const registrationsOfEmail: RateLimit = {
  name: 'registerOrganization:email',
  limit: 5,
  seconds: 60 * 60,
};

/** `unconfirmed → pending → approved | declined`; approved at once where nobody has to look at it. */
export function statusAfterConfirmation(approval: 'automatic' | 'manual'): OrganizationStatus {
  return approval === 'automatic' ? 'approved' : 'pending';
}

/** Whether the operator can still decide. */
export function awaitsDecision(status: OrganizationStatus): boolean {
  return status === 'pending';
}

/** By the contract, where a foundation says nothing of it. */
export const DEFAULT_TIME_ZONE = 'Europe/Warsaw';
