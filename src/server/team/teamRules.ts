import type { components } from '../../contract/generated/types.ts';
import type { Role } from '../../contract/Role.ts';
import type { RateLimit } from '../http/rateLimit.ts';

type InvitationStatus = components['schemas']['InvitationStatus'];

/** Invitations are mails to strangers, so one foundation sends only so many. */
export const invitationRate: RateLimit = { name: 'invite', limit: 50, seconds: 60 * 60 };

/** Admins invite and delete everybody; a coordinator coordinators only (design, section 5). */
export function mayManage(actor: Role, subject: Role): boolean {
  return actor === 'admin' || (actor === 'coordinator' && subject === 'coordinator');
}

/** A foundation never loses its last admin. @param admins how many there are, the subject included */
export function losesLastAdmin(subject: Role, admins: number): boolean {
  return subject === 'admin' && admins <= 1;
}

/** One that has run out can be sent again; one that was accepted or revoked is over. */
export function maySendAgain(status: InvitationStatus): boolean {
  return status === 'pending' || status === 'expired';
}

/** What revoking means in each state. */
export function revocationOf(status: InvitationStatus): 'change' | 'repeat' | 'refuse' {
  if (status === 'accepted') return 'refuse';
  return status === 'revoked' ? 'repeat' : 'change';
}
