import type { Job } from '../core/jobs/Job.ts';
import type { Services } from '../core/services.ts';
import { eachEvent } from './eachEvent.ts';
import { fillPlaces } from './places/fillPlaces.ts';
import { waitedEvents } from './places/waitingStore.ts';

/**
 * Passes places on that whoever was asked has not taken in time, and asks all who wait shortly before an event begins.
 */
export function passOnPlaces({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'passOnPlaces',
    everySeconds: 60,
    run: (signal) => eachEvent(waitedEvents, fillPlaces, db, signal),
  };
}
