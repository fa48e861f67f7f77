import { momentText } from '../../../contract/dateLocale.ts';
import { defaultLanguage, type Language } from '../../../contract/Language.ts';
import { eventSpan } from '../../../domain/events/eventPhase.ts';
import { volunteerPages } from '../../../domain/volunteers/volunteerPages.ts';
import { languageOfVolunteer } from '../../accounts/identity/languageOfVolunteer.ts';
import type { CalendarEntry } from '../../core/calendar/icalendar.ts';
import { joined, type RecordKey } from '../../core/db/rowByKey.ts';
import type { Queries, Trx } from '../../core/db/transaction.ts';
import { templates } from '../../core/mail/templates.ts';
import { mailVolunteers, type VolunteerMail } from '../../sent-mails/mailVolunteers.ts';
import { findEntry } from '../calendar/calendarEntries.ts';
import { eventWhen, eventWhere } from '../calendar/eventWhen.ts';
import { findTimeZone } from '../calendar/timeZoneStore.ts';
import { type ShiftRow, shiftTimes } from '../shifts/shiftStore.ts';
import type { EventPlaces } from './EventPlaces.ts';

/** News for an event's participants: everyone with a place or on the waiting list, or only those in `to`. */
export type EventNews =
  | { readonly template: 'eventCancelled'; readonly reason: string }
  | { readonly template: 'eventDeleted' }
  | {
      readonly template: 'eventMoved';
      readonly before: EventPlaces;
      /** What a shift was, if it alone has moved. */
      readonly shift?: ShiftRow;
    }
  | {
      readonly template:
        | 'signedUp'
        | 'waitlisted'
        | 'placeFreed'
        | 'placeOffered'
        | 'eventReminder'
        | 'eventThanks';
      readonly to: readonly { readonly id: string }[];
    };

/**
 * Queues a mail to each participant, in their language, in the current transaction: for each of their shifts, if there are some. Whose
 * time and place have not changed is not told of a move.
 * @returns number of people
 */
export async function notifyParticipants(event: EventPlaces, news: EventNews, trx: Trx): Promise<number> {
  const all = await listReaders(event, news, trx);
  const readers = news.template === 'eventMoved' ? all.filter((reader) => isMoved(event, news, reader)) : all;
  if (readers.length === 0) return 0;
  const entry = templates[news.template].entry && (await findEntry(event, undefined, trx));
  const timeZone = await findTimeZone(event.organizationId, trx);
  await mailVolunteers(
    readers.map((reader) =>
      mailOf(event, news, {
        ...reader,
        entry: entryFor(reader, news, entry && ofShift(entry, event, reader, timeZone)),
        timeZone,
      }),
    ),
    { organizationId: event.organizationId, eventId: event.id, subject: event.title },
    trx,
  );
  return new Set(readers.map(({ volunteerId }) => volunteerId)).size;
}

/** Whether the reader's time or place differs as mailed: an invisible difference is no news. */
function isMoved(
  event: EventPlaces,
  news: Extract<EventNews, { template: 'eventMoved' }>,
  reader: Reader,
): boolean {
  const inWords = (of: EventPlaces, shift: ShiftRow | null) =>
    `${eventWhen(shift ? shiftTimes(shift, of) : of, defaultLanguage)}\n${eventWhere(of)}`;
  return inWords(news.before, news.shift ?? reader.shift) !== inWords(event, reader.shift);
}

/** The entry of the reader's shift, which has an id of its own. */
function ofShift(
  entry: CalendarEntry,
  event: EventPlaces,
  { shift }: Reader,
  timeZone: string,
): CalendarEntry {
  if (!shift) return entry;
  const { start, end } = eventSpan(shiftTimes(shift, event), timeZone);
  const times = { from: start?.toISOString() ?? entry.from, until: end?.toISOString() ?? entry.until };
  return { ...entry, ...times, id: shift.id, title: `${entry.title}: ${shift.role}` };
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
    shift,
    hasAccount,
    offeredUntil,
    entry,
    timeZone,
  }: Reader & { readonly entry: CalendarEntry | undefined; readonly timeZone: string },
): VolunteerMail {
  const { template } = news;
  const reader = { volunteerId, to, language };
  const when = whenOf(event, shift, language);
  const common = { organization, event: event.title, when, ...(entry && { entry }) };
  const href = hasAccount && { href: volunteerPages.event.getHref({ id: event.id }) };
  const where = eventWhere(event);
  switch (template) {
    case 'eventCancelled':
      return { ...reader, template, values: { ...common, reason: news.reason } };
    case 'eventDeleted':
      return { ...reader, template, values: common };
    case 'eventMoved': {
      const former = shift && (news.shift ?? shift);
      const before = `${whenOf(news.before, former, language)}; ${eventWhere(news.before)}`;
      return { ...reader, template, values: { ...common, ...href, where, before } };
    }
    case 'eventThanks':
      return { ...reader, template, values: { ...common, minutes } };
    case 'placeOffered': {
      const until = offeredUntil ? momentText(new Date(offeredUntil), timeZone, language) : '';
      return { ...reader, template, values: { ...common, ...href, where, until } };
    }
    case 'signedUp':
    case 'waitlisted':
    case 'placeFreed':
    case 'eventReminder':
      return { ...reader, template, values: { ...common, ...href, where } };
  }
}

/** When the event is, or a shift of it, with its role. */
function whenOf(event: EventPlaces, shift: ShiftRow | null, language: Language): string {
  return shift
    ? `${eventWhen(shiftTimes(shift, event), language)} (${shift.role})`
    : eventWhen(event, language);
}

/** A participant as a recipient. */
interface Reader {
  readonly volunteerId: string;
  readonly to: string;
  readonly language: Language;
  /** The foundation's name. */
  readonly organization: string;
  readonly isWaiting: boolean;
  /** What they signed up for, of an event with shifts; null in news of the whole event. */
  readonly shift: ShiftRow | null;
  /** Until when a place is kept for them. */
  readonly offeredUntil: string | null;
  /** Whether they can sign in. */
  readonly hasAccount: boolean;
  /** Time that they gave, of who attended. */
  readonly minutes: number | null;
}

/**
 * Everyone with a place or on the waiting list, or only the named ones, once for each of their shifts. Includes people whose attendance is
 * already recorded: a long event may change on its second day. Who is thanked is so once, for all of their time.
 */
async function listReaders(
  { id, organizationId }: RecordKey,
  news: EventNews,
  db: Queries,
): Promise<Reader[]> {
  const only = 'to' in news ? news.to : undefined;
  const ofOne = news.template === 'eventMoved' ? news.shift : undefined;
  const isThanks = news.template === 'eventThanks';
  let query = db
    .selectFrom('participants')
    .innerJoin('volunteers', joined('volunteers.id', 'participants.volunteerId'))
    .innerJoin('organizations', 'organizations.id', 'volunteers.organizationId')
    .leftJoin('accounts', joined('accounts.id', 'volunteers.accountId'))
    .select(['volunteers.email', 'accounts.language', 'volunteers.languages', 'organizations.name'])
    .leftJoin('event_shifts', joined('event_shifts.id', 'participants.shiftId'))
    .select(['participants.status', 'participants.minutes', 'participants.volunteerId', 'shiftId'])
    .select('offeredUntil')
    .select(['event_shifts.role', 'startDay', 'endDay', 'event_shifts.eventStart', 'event_shifts.eventEnd'])
    .select('accounts.id as accountId')
    .where('participants.organizationId', '=', organizationId)
    .where('participants.eventId', '=', id)
    .where('participants.status', '<>', 'resigned');
  if (only)
    query = query.where(
      'participants.id',
      'in',
      only.map(({ id }) => id),
    );
  if (ofOne) query = query.where('participants.shiftId', '=', ofOne.id);
  const rows = await query.execute();
  const readers = rows.map(
    ({
      email,
      language,
      languages: spoken,
      name,
      status,
      minutes,
      volunteerId,
      accountId,
      offeredUntil,
      ...row
    }) => ({
      to: email,
      language: languageOfVolunteer({ language, languages: spoken }),
      organization: name,
      isWaiting: status === 'waitlisted',
      hasAccount: accountId !== null,
      minutes,
      offeredUntil,
      volunteerId,
      shift: isThanks ? null : shiftOf(row),
    }),
  );
  return isThanks ? [...Map.groupBy(readers, (reader) => reader.volunteerId).values()].map(inAll) : readers;
}

interface JoinedShift extends Nullable<Omit<ShiftRow, 'id'>> {
  readonly shiftId: string | null;
}

type Nullable<T> = { readonly [Name in keyof T]: T[Name] | null };

function shiftOf({ shiftId, ...shift }: JoinedShift): ShiftRow | null {
  return shiftId === null ? null : { ...(shift as Omit<ShiftRow, 'id'>), id: shiftId };
}

/** One reader for all the shifts of a volunteer, with the time of all that is known. */
function inAll([first, ...others]: readonly Reader[]): Reader {
  const known = [first, ...others].flatMap((reader) => reader?.minutes ?? []);
  const minutes = known.length > 0 ? known.reduce((sum, each) => sum + each, 0) : null;
  return { ...(first as Reader), minutes };
}
