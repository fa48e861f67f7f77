import type { components } from './generated/types.ts';
import type { Role } from './Role.ts';

/** A note or a visit. */
interface Entry {
  readonly author: components['schemas']['AccountReference'];
}

interface Actor {
  readonly id: string;
  readonly role: Role;
}

/** Its author alone: nobody puts words into another's mouth. */
export function mayEdit({ author }: Entry, { id }: Actor): boolean {
  return author.id === id;
}

/** Its author, or an admin. */
export function mayDelete(entry: Entry, actor: Actor): boolean {
  return actor.role === 'admin' || mayEdit(entry, actor);
}
