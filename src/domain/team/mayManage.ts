import type { Role } from '../../contract/Role.ts';

/**
 * Whom of the team a person may invite or delete, and whose invitation send again or revoke: an admin everybody's,
 * a coordinator only coordinators' (design, section 5). The last admin and oneself are other matters.
 *
 * @param subject role of the other person, or the one that an invitation gives
 */
export function mayManage(actor: Role, subject: Role): boolean {
  return actor === 'admin' || (actor === 'coordinator' && subject === 'coordinator');
}
