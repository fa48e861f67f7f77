import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import type { EventPlaces } from './places/EventPlaces.ts';
import type { EventQueue } from './places/placesStore.ts';

const AT_ONCE = 100;

/**
 * Acts on each event of a queue, in a transaction of its own, until there is none. One that is locked by somebody is
 * left for the next run.
 * @param act after which the event no longer qualifies
 */
export async function eachEvent(
  { find, lock }: EventQueue,
  act: (event: EventPlaces, trx: Trx) => Promise<void>,
  db: Queries,
  signal: AbortSignal,
): Promise<void> {
  for (let found = await find(AT_ONCE, db); found.length > 0; ) {
    let done = 0;
    for (const key of found) {
      if (signal.aborted) return;
      const isDone = await inTransaction(db, async (trx) => {
        const event = await lock(key, trx);
        if (event) await act(event, trx);
        return event !== undefined;
      });
      if (isDone) done += 1;
    }
    // If all are locked elsewhere, leave them for the next run.
    found = done > 0 ? await find(AT_ONCE, db) : [];
  }
}
