import type { Role } from '../../contract/Role.ts';

/** Whose data it is, or who wants it. */
interface Member {
  readonly id: string;
  readonly role: Role;
}

/**
 * Whether a member of the team may have everything that is kept of one: everybody their own, and an admin that of each, to hand
 * it over.
 *
 * @example mayTakeData({ id: 'a', role: 'coordinator' }, 'b') // false
 */
export function mayTakeData({ id, role }: Member, subject: string): boolean {
  return role === 'admin' || (role === 'coordinator' && id === subject);
}
