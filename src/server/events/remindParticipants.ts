import type { Trx } from '../core/db/transaction.ts';
import type { Job } from '../core/jobs/Job.ts';
import type { Services } from '../core/services.ts';
import { eachEvent } from './eachEvent.ts';
import type { EventPlaces } from './places/EventPlaces.ts';
import { notifyParticipants } from './places/notifyParticipants.ts';
import { noteReminded, startingEvents } from './places/placesStore.ts';

/**
 * Reminds everybody with a place of an event that begins within a day, once; who signs up after that with the next run.
 * What is noted as reminded and the mails are one transaction.
 */
export function remindParticipants({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'remindParticipants',
    everySeconds: 60,
    run: (signal) => eachEvent(startingEvents, remind, db, signal),
  };
}

async function remind(event: EventPlaces, trx: Trx): Promise<void> {
  const to = await noteReminded(event, trx);
  if (to.length > 0) await notifyParticipants(event, { template: 'eventReminder', to }, trx);
}
