import type { Subject } from '../db/historyStore.ts';
import type { Row } from '../db/insertRows.ts';
import type { Random } from './Random.ts';

interface Happening {
  readonly at: string;
  readonly action: Row<'history'>['action'];
  /** Nobody where the server acted by itself; without an id where the person has no account. */
  readonly actor: { readonly id: string | null; readonly name: string } | null;
  readonly changes?: Row<'history'>['changes'];
}

/** A row of the history as the server would have written it at that time. */
export function historyEntry(
  { table, id, organizationId }: Subject,
  { at, action, actor, changes = [] }: Happening,
  random: Random,
): Row<'history'> {
  return {
    id: random.id(at),
    organizationId,
    subjectTable: table,
    subjectId: id,
    at,
    action,
    actorId: actor?.id ?? null,
    actorName: actor?.name ?? null,
    changes,
  };
}
