import type { Job } from '../core/jobs/Job.ts';
import type { Services } from '../core/services.ts';
import { eachEvent } from './eachEvent.ts';
import { notifyParticipants } from './places/notifyParticipants.ts';
import { findStartingEvents, lockStartingEvent, noteReminded } from './places/placesStore.ts';

/**
 * Reminds everybody with a place of an event that begins within a day, once; who signs up after that with the next run.
 * What is noted as reminded and the mails are one transaction.
 */
export function remindParticipants({ db }: Pick<Services, 'db'>): Job {
  const work = {
    find: findStartingEvents,
    lock: lockStartingEvent,
    act: async (event, trx) => {
      const to = await noteReminded(event, trx);
      if (to.length > 0) await notifyParticipants(event, { template: 'eventReminder', to }, trx);
    },
  } satisfies Parameters<typeof eachEvent>[0];
  return { name: 'remindParticipants', everySeconds: 60, run: (signal) => eachEvent(work, db, signal) };
}
