import type { RecordKey } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';
import type { Job } from '../core/jobs/Job.ts';
import type { Services } from '../core/services.ts';
import { finishLocked } from './eventActions.ts';
import { findEndedEvents, lockEndedEvent } from './participation/placesStore.ts';

const AT_ONCE = 100;

/**
 * Finishes ended events, each in its own transaction. One that is locked by somebody is left for the next
 * run.
 */
export function finishEndedEvents({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'finishEndedEvents',
    everySeconds: 60,
    run: async (signal) => {
      for (let ended = await findEndedEvents(AT_ONCE, db); ended.length > 0; ) {
        let finished = 0;
        for (const event of ended) {
          if (signal.aborted) return;
          if (await finishOne(event, db)) finished += 1;
        }
        // If all are locked elsewhere, leave them for the next run.
        ended = finished > 0 ? await findEndedEvents(AT_ONCE, db) : [];
      }
    },
  };
}

/** @returns whether it still had to be finished */
function finishOne(ended: RecordKey, db: Queries): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const event = await lockEndedEvent(ended, trx);
    if (event) await finishLocked(event, null, trx);
    return event !== undefined;
  });
}
