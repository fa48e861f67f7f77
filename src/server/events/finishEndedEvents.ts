import type { Job } from '../core/jobs/Job.ts';
import type { Services } from '../core/services.ts';
import { eachEvent } from './eachEvent.ts';
import { finishLocked } from './eventActions.ts';
import { endedEvents } from './places/placesStore.ts';

/** Finishes events after their end. */
export function finishEndedEvents({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'finishEndedEvents',
    everySeconds: 60,
    run: (signal) => eachEvent(endedEvents, (event, trx) => finishLocked(event, null, trx), db, signal),
  };
}
