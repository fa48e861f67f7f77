import type { Language } from '../../../contract/Language.ts';
import { volunteerPages } from '../../../domain/volunteers/volunteerPages.ts';
import { languageOfVolunteer } from '../../accounts/identity/languageOfVolunteer.ts';
import type { CalendarEntry } from '../../core/calendar/icalendar.ts';
import { joined, type RecordKey } from '../../core/db/rowByKey.ts';
import type { Queries, Trx } from '../../core/db/transaction.ts';
import { templates } from '../../core/mail/templates.ts';
import { mailVolunteers, type VolunteerMail } from '../../sent-mails/mailVolunteers.ts';
import { findEntry } from '../calendar/calendarEntries.ts';
import { eventWhen, eventWhere } from '../calendar/eventWhen.ts';
import type { EventPlaces } from './EventPlaces.ts';

/** News for an event's participants: everyone with a place or on the waiting list, or only those in `to`. */
export type EventNews =
  | { readonly template: 'eventCancelled'; readonly reason: string }
  | { readonly template: 'eventDeleted' }
  | { readonly template: 'eventMoved'; readonly before: EventPlaces }
  | {
      readonly template: 'signedUp' | 'waitlisted' | 'placeFreed' | 'eventReminder' | 'eventThanks';
      readonly to: readonly { readonly id: string }[];
    };

/**
 * Queues a mail to each participant, in their language, in the current transaction.
 * @returns number of mails
 */
export async function notifyParticipants(event: EventPlaces, news: EventNews, trx: Trx): Promise<number> {
  const readers = await listReaders(event, 'to' in news ? news.to : undefined, trx);
  if (readers.length === 0) return 0;
  const entry = templates[news.template].entry && (await findEntry(event, undefined, trx));
  await mailVolunteers(
    readers.map((reader) => mailOf(event, news, { ...reader, entry: entryFor(reader, news, entry) })),
    { organizationId: event.organizationId, eventId: event.id, subject: event.title },
    trx,
  );
  return readers.length;
}

/** What the reader's calendar is to show; once an event is gone, it keeps what was cancelled. */
function entryFor(
  { isWaiting }: Reader,
  { template }: EventNews,
  entry: CalendarEntry | undefined,
): CalendarEntry | undefined {
  if (!entry) return undefined;
  if (template === 'eventDeleted') return { ...entry, version: entry.version + 1, state: 'cancelled' };
  return isWaiting && entry.state === 'confirmed' ? { ...entry, state: 'tentative' } : entry;
}

function mailOf(
  event: EventPlaces,
  news: EventNews,
  {
    volunteerId,
    to,
    language,
    organization,
    minutes,
    hasAccount,
    entry,
  }: Reader & { readonly entry: CalendarEntry | undefined },
): VolunteerMail {
  const { template } = news;
  const reader = { volunteerId, to, language };
  const when = eventWhen(event, language);
  const common = { organization, event: event.title, when, ...(entry && { entry }) };
  const href = hasAccount && { href: volunteerPages.event.getHref({ id: event.id }) };
  const where = eventWhere(event);
  switch (template) {
    case 'eventCancelled':
      return { ...reader, template, values: { ...common, reason: news.reason } };
    case 'eventDeleted':
      return { ...reader, template, values: common };
    case 'eventMoved': {
      const before = `${eventWhen(news.before, language)}; ${eventWhere(news.before)}`;
      return { ...reader, template, values: { ...common, ...href, where, before } };
    }
    case 'eventThanks':
      return { ...reader, template, values: { ...common, minutes } };
    case 'signedUp':
    case 'waitlisted':
    case 'placeFreed':
    case 'eventReminder':
      return { ...reader, template, values: { ...common, ...href, where } };
  }
}

/** A participant as a recipient. */
interface Reader {
  readonly volunteerId: string;
  readonly to: string;
  readonly language: Language;
  /** The foundation's name. */
  readonly organization: string;
  readonly isWaiting: boolean;
  /** Whether they can sign in. */
  readonly hasAccount: boolean;
  /** Time that they gave, of who attended. */
  readonly minutes: number | null;
}

/**
 * Everyone with a place or on the waiting list, or only the named ones. Includes people whose attendance is
 * already recorded: a long event may change on its second day.
 */
async function listReaders(
  { id, organizationId }: RecordKey,
  only: readonly { readonly id: string }[] | undefined,
  db: Queries,
): Promise<Reader[]> {
  let query = db
    .selectFrom('participants')
    .innerJoin('volunteers', joined('volunteers.id', 'participants.volunteerId'))
    .innerJoin('organizations', 'organizations.id', 'volunteers.organizationId')
    .leftJoin('accounts', joined('accounts.id', 'volunteers.accountId'))
    .select(['volunteers.email', 'accounts.language', 'volunteers.languages', 'organizations.name'])
    .select(['accounts.id as accountId', 'participants.volunteerId'])
    .select(['participants.status', 'participants.minutes'])
    .where('participants.organizationId', '=', organizationId)
    .where('participants.eventId', '=', id)
    .where('participants.status', '<>', 'resigned');
  if (only)
    query = query.where(
      'participants.id',
      'in',
      only.map(({ id }) => id),
    );
  const rows = await query.execute();
  return rows.map(
    ({ volunteerId, email, language, languages: spoken, name, status, minutes, accountId }) => ({
      volunteerId,
      to: email,
      language: languageOfVolunteer({ language, languages: spoken }),
      organization: name,
      isWaiting: status === 'waitlisted',
      hasAccount: accountId !== null,
      minutes,
    }),
  );
}
