import type { components } from '../../contract/generated/types.ts';
import type { Role } from '../../contract/Role.ts';
import type { RateLimit } from '../core/http/rateLimit.ts';

type InvitationStatus = components['schemas']['InvitationStatus'];

/** Invitations are mails to strangers, so one foundation sends only so many. */
export const invitationRate: RateLimit = { name: 'invite', limit: 50, seconds: 60 * 60 };

/** A new address gets a mail, whosesoever it is, and a refusal tells that it has an account. */
export const emailChangeRate: RateLimit = { name: 'changeEmail', limit: 10, seconds: 60 * 60 };

/** A foundation never loses its last admin. @param admins how many there are, the subject included */
export function losesLastAdmin(subject: Role, admins: number): boolean {
  return subject === 'admin' && admins <= 1;
}

/** What revoking means in each state. */
export function revocationOf(status: InvitationStatus): 'change' | 'repeat' | 'refuse' {
  if (status === 'accepted') return 'refuse';
  return status === 'revoked' ? 'repeat' : 'change';
}
