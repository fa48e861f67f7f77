import type { components } from '../../contract/generated/types.ts';
import type { Role } from '../../contract/Role.ts';
import type { RateLimit } from '../core/http/rateLimit.ts';

type InvitationStatus = components['schemas']['InvitationStatus'];

/** Invitations are mails to strangers, so each foundation has a limit. */
export const invitationRate: RateLimit = { name: 'invite', limit: 50, seconds: 60 * 60 };

/** Each change mails an address that may be a stranger's, and a refusal reveals an account. */
export const emailChangeRate: RateLimit = { name: 'changeEmail', limit: 10, seconds: 60 * 60 };

/** A foundation must keep an admin. @param admins current number, including the subject */
export function losesLastAdmin(subject: Role, admins: number): boolean {
  return subject === 'admin' && admins <= 1;
}

/** Effect of revoking in each status. */
export function revocationOf(status: InvitationStatus): 'change' | 'repeat' | 'refuse' {
  if (status === 'accepted') return 'refuse';
  return status === 'revoked' ? 'repeat' : 'change';
}
