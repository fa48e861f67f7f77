import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CalendarReader } from '../../accounts/identity/calendarFeedStore.ts';
import { icalendar } from '../../core/calendar/icalendar.ts';
import { versionOf } from '../../core/db/pageOf.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { listEntries, sinceDay } from './calendarEntries.ts';

/** A calendar as it is sent. */
export interface SentCalendar {
  readonly body: string;
  /** With its quotation marks. */
  readonly etag: string;
}

/** Characters of all calendars that are kept. */
const MOST_CHARACTERS = 32 * 1024 * 1024;

const kept = new LRUCache<string, SentCalendar>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: ({ body }) => body.length,
});

/**
 * A reader's calendar. That of a team is the same for all of it, and kept while nothing of the foundation's events has changed: calendar
 * programs ask for it all day.
 *
 * @param publicUrl base of the links to the panel
 */
export async function calendarOf(
  reader: CalendarReader,
  publicUrl: string,
  db: Queries,
): Promise<SentCalendar> {
  const key = reader.role === 'volunteer' ? undefined : await stateOf(reader, publicUrl, db);
  const known = key === undefined ? undefined : kept.get(key);
  if (known) return known;
  const { host } = new URL(publicUrl);
  const calendar = sentCalendar(
    icalendar({ host, name: reader.organization }, await listEntries(reader, publicUrl, db)),
  );
  if (key !== undefined) kept.set(key, calendar);
  return calendar;
}

/** Whatever the calendar of a team depends on; read before its events, so that a change meanwhile is another state. */
async function stateOf(
  { organizationId, organization, timeZone }: CalendarReader,
  publicUrl: string,
  db: Queries,
): Promise<string> {
  const { version } = await db
    .selectNoFrom(versionOf({ list: 'events', organizationId, filter: {} }).as('version'))
    .executeTakeFirstOrThrow();
  return JSON.stringify([organizationId, version, organization, timeZone, publicUrl, sinceDay()]);
}

/** A calendar with the name of its content. */
export function sentCalendar(body: string): SentCalendar {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}
