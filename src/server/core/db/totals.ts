import { LRUCache } from 'lru-cache';

/** A filtered list whose size depends on that list alone: not on the clock or other tables. */
export interface Countable {
  /** One of `versionedTables`. */
  readonly list: string;
  readonly organizationId: string;
  /** Further filters. */
  readonly filter: object;
}

/** A count and the version of the list it was taken at; valid while the list has that version. */
export interface Total {
  readonly version: string;
  readonly total: number;
}

const totals = new LRUCache<string, Total>({ max: 10_000 });

export function knownTotal(countable: Countable): Total | undefined {
  return totals.get(keyOf(countable));
}

export function rememberTotal(countable: Countable, counted: Total): void {
  totals.set(keyOf(countable), counted);
}

function keyOf({ list, organizationId, filter }: Countable): string {
  return `${list} ${organizationId} ${JSON.stringify(filter)}`;
}
