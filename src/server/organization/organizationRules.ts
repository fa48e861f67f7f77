import type { components } from '../../contract/generated/types.ts';
import type { RateLimit } from '../core/http/rateLimit.ts';

type OrganizationStatus = components['schemas']['OrganizationStatus'];

/** A person registers one foundation; many from one network address are automated. */
export const registrations: RateLimit = { name: 'registerOrganization', limit: 20, seconds: 60 * 60 };
/** Each sends a mail to an address that may be a stranger's. */
export const registrationsOfEmail: RateLimit = {
  name: 'registerOrganization:email',
  limit: 5,
  seconds: 60 * 60,
};

/** `unconfirmed → pending → approved | declined`; approved at once with automatic approval. */
export function statusAfterConfirmation(approval: 'automatic' | 'manual'): OrganizationStatus {
  return approval === 'automatic' ? 'approved' : 'pending';
}

/** Whether the operator can still decide. */
export function awaitsDecision(status: OrganizationStatus): boolean {
  return status === 'pending';
}

/** The contract's default. */
export const DEFAULT_TIME_ZONE = 'Europe/Warsaw';
