import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import { workOff } from '../core/jobs/workOff.ts';
import type { EventPlaces } from './places/EventPlaces.ts';
import type { EventQueue } from './places/placesStore.ts';

/**
 * Acts on each event of a queue, in a transaction of its own, until there is none. One that is locked by somebody is
 * left for the next run.
 * @param act after which the event no longer qualifies
 */
export function eachEvent(
  { find, lock }: EventQueue,
  act: (event: EventPlaces, trx: Trx) => Promise<void>,
  db: Queries,
  signal: AbortSignal,
): Promise<void> {
  return workOff({
    find: (most) => find(most, db),
    work: (key) =>
      inTransaction(db, async (trx) => {
        const event = await lock(key, trx);
        if (event) await act(event, trx);
      }),
    signal,
  });
}
