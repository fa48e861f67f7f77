import type { components } from '../../contract/generated/types.ts';

/** An invitation that nobody has taken or taken back can be sent again, also once its link has run out. */
export function isResendable(status: components['schemas']['InvitationStatus']): boolean {
  return status === 'pending' || status === 'expired';
}
