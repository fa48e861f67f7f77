import type { Job } from '../core/jobs/Job.ts';
import type { Services } from '../core/services.ts';
import { eachEvent } from './eachEvent.ts';
import { finishLocked } from './eventActions.ts';
import { findEndedEvents, lockEndedEvent } from './places/placesStore.ts';

/** Finishes events after their end. */
export function finishEndedEvents({ db }: Pick<Services, 'db'>): Job {
  const work = {
    find: findEndedEvents,
    lock: lockEndedEvent,
    act: (event, trx) => finishLocked(event, null, trx),
  } satisfies Parameters<typeof eachEvent>[0];
  return { name: 'finishEndedEvents', everySeconds: 60, run: (signal) => eachEvent(work, db, signal) };
}
