import { defaultLanguage } from '../../contract/Language.ts';
import { eventWhen } from '../calendar/eventWhen.ts';
import { eventWhere } from '../calendar/eventWhere.ts';
import type { Trx } from '../db/transaction.ts';
import type { EventPlaces } from './EventPlaces.ts';
import { tellParticipants } from './tellParticipants.ts';

/**
 * Tells the participants of an event that was edited when and where it takes place now, if either has changed.
 * @returns how many are told
 */
export async function tellOfMove(before: EventPlaces, event: EventPlaces, trx: Trx): Promise<number> {
  if (whenAndWhere(before) === whenAndWhere(event)) return 0;
  return tellParticipants(event, { template: 'eventMoved', before }, trx);
}

/** As it is told: what nobody would read a difference in is no news. */
function whenAndWhere(event: EventPlaces): string {
  return `${eventWhen(event, defaultLanguage)}\n${eventWhere(event)}`;
}
