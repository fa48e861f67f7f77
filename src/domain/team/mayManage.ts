import type { Role } from '../../contract/Role.ts';

/**
 * Whether a user may invite or delete a team member, or resend or revoke an invitation: an admin for
 * everyone, a coordinator only for coordinators (design, section 5). The last admin and oneself are checked
 * elsewhere.
 *
 * @param subject role of the other person, or of the invitation
 */
export function mayManage(actor: Role, subject: Role): boolean {
  return actor === 'admin' || (actor === 'coordinator' && subject === 'coordinator');
}
