import type { Trx } from '../core/db/transaction.ts';
import type { Job } from '../core/jobs/Job.ts';
import type { Services } from '../core/services.ts';
import { eachEvent } from './eachEvent.ts';
import type { EventPlaces } from './places/EventPlaces.ts';
import { notifyParticipants } from './places/notifyParticipants.ts';
import { noteThanked, thankedEvents } from './places/placesStore.ts';

/**
 * Thanks everybody who came to an event, on the morning after it by the foundation's clock, with the time that they gave; whoever is
 * recorded later with the next run.
 */
export function thankParticipants({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'thankParticipants',
    everySeconds: 300,
    run: (signal) => eachEvent(thankedEvents, thank, db, signal),
  };
}

async function thank(event: EventPlaces, trx: Trx): Promise<void> {
  const to = await noteThanked(event, trx);
  if (to.length > 0) await notifyParticipants(event, { template: 'eventThanks', to }, trx);
}
