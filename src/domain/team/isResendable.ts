import type { components } from '../../contract/generated/types.ts';

/** An invitation that was neither accepted nor revoked can be resent, even after its link has expired. */
export function isResendable(status: components['schemas']['InvitationStatus']): boolean {
  return status === 'pending' || status === 'expired';
}
