import { eventWhen } from '../calendar/eventWhen.ts';
import { eventWhere } from '../calendar/eventWhere.ts';
import type { Trx } from '../db/transaction.ts';
import { enqueueMails } from '../mail/enqueueMails.ts';
import type { Mail } from '../mail/Mail.ts';
import type { EventPlaces } from './EventPlaces.ts';
import { listReaders, type Reader } from './readerStore.ts';

/** What participants of an event are told: all who have a place or wait for one, or those of them in `to`. */
export type EventNews =
  | { readonly template: 'eventCancelled'; readonly reason: string }
  | { readonly template: 'eventDeleted' }
  | { readonly template: 'eventMoved'; readonly before: EventPlaces }
  | { readonly template: 'placeFreed'; readonly to: readonly { readonly id: string }[] };

/**
 * Queues a mail to each participant, in their language, in the transaction of what they are told.
 * @returns how many are told
 */
export async function tellParticipants(event: EventPlaces, news: EventNews, trx: Trx): Promise<number> {
  const readers = await listReaders(event, 'to' in news ? news.to : undefined, trx);
  await enqueueMails(
    readers.map((reader) => mailOf(event, news, reader)),
    trx,
  );
  return readers.length;
}

function mailOf(event: EventPlaces, news: EventNews, { to, language, organization }: Reader): Mail {
  const common = { organization, event: event.title, when: eventWhen(event, language) };
  switch (news.template) {
    case 'eventCancelled':
      return { to, language, template: news.template, values: { ...common, reason: news.reason } };
    case 'eventDeleted':
      return { to, language, template: news.template, values: common };
    case 'eventMoved': {
      const before = `${eventWhen(news.before, language)}; ${eventWhere(news.before)}`;
      return {
        to,
        language,
        template: news.template,
        values: { ...common, where: eventWhere(event), before },
      };
    }
    case 'placeFreed':
      return { to, language, template: news.template, values: { ...common, where: eventWhere(event) } };
  }
}
