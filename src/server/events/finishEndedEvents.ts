import { inTransaction, type Queries } from '../db/transaction.ts';
import type { Job } from '../jobs/Job.ts';
import { lockEndedEvent } from '../participation/placesStore.ts';
import type { Services } from '../services.ts';
import { finishLocked } from './eventActs.ts';

/**
 * Finishes events by themselves after their end, each in a transaction of its own. One that somebody is just changing
 * is left for the next run.
 */
export function finishEndedEvents({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'finishEndedEvents',
    everySeconds: 60,
    run: async (signal) => {
      while (!signal.aborted && (await finishOne(db))) {}
    },
  };
}

/** @returns whether there was one */
function finishOne(db: Queries): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const event = await lockEndedEvent(trx);
    if (event) await finishLocked(event, null, trx);
    return event !== undefined;
  });
}
