import { LRUCache } from 'lru-cache';

/** Records of one list whose number depends on nothing but that list: neither on the clock nor on other tables. */
export interface Countable {
  /** One of `versionedTables`. */
  readonly list: string;
  readonly organizationId: string;
  /** What else narrows them down. */
  readonly filter: object;
}

/** What was counted, and at which version of the list; it is right for as long as the list has that version. */
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
