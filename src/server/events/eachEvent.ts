import type { RecordKey } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import type { EventPlaces } from './places/EventPlaces.ts';

/** What a job does to events of all foundations. */
interface EventWork {
  /** The next that qualify, at most `limit`. */
  readonly find: (limit: number, db: Queries) => Promise<RecordKey[]>;
  /** Locks one of them; undefined if it is locked elsewhere or no longer qualifies. */
  readonly lock: (event: RecordKey, trx: Queries) => Promise<EventPlaces | undefined>;
  /** Afterwards the event no longer qualifies. */
  readonly act: (event: EventPlaces, trx: Trx) => Promise<void>;
}

const AT_ONCE = 100;

/**
 * Acts on each event that qualifies, in a transaction of its own, until there is none. One that is locked by somebody is
 * left for the next run.
 */
export async function eachEvent(
  { find, lock, act }: EventWork,
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
