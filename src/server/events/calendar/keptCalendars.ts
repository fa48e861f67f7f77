import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { CalendarReader } from '../../accounts/identity/calendarFeedStore.ts';
import { calendarComponent, calendarWith, icalendar } from '../../core/calendar/icalendar.ts';
import { versionOf } from '../../core/db/pageOf.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { type EntryHead, listEntries, listEntryHeads, readEntries, sinceDay } from './calendarEntries.ts';

/** A calendar as it is sent: in bytes, because to encode megabytes anew for each reader takes as long as all the rest. */
export interface SentCalendar {
  readonly body: Buffer;
  /** With its quotation marks. */
  readonly etag: string;
}

/** Of all calendars that are kept, in bytes, and of their events in characters. */
const MOST = 32 * 1024 * 1024;

const kept = new LRUCache<string, SentCalendar>({
  maxSize: MOST,
  sizeCalculation: ({ body }) => body.length,
});

/** An event as it is written in a calendar. */
interface Written extends EntryHead {
  readonly text: string;
}

/** Events by their ids, of each team's calendar: after a change, what has not changed is neither read nor written again. */
const written = new LRUCache<string, ReadonlyMap<string, Written>>({
  maxSize: MOST,
  sizeCalculation: (events) => {
    let characters = 1;
    for (const { text } of events.values()) characters += text.length;
    return characters;
  },
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
  if (key === undefined) {
    const { host } = new URL(publicUrl);
    return sentCalendar(
      icalendar({ host, name: reader.organization }, await listEntries(reader, publicUrl, db)),
    );
  }
  const calendar = sentCalendar(calendarWith(reader.organization, await componentsOf(reader, publicUrl, db)));
  kept.set(key, calendar);
  return calendar;
}

/** The events of a team's calendar; one that goes meanwhile is left out. */
async function componentsOf(reader: CalendarReader, publicUrl: string, db: Queries): Promise<string[]> {
  const { organizationId, timeZone } = reader;
  const key = JSON.stringify([organizationId, timeZone, publicUrl]);
  const known = written.get(key);
  const heads = await listEntryHeads(reader, db);
  const isKnown = ({ id, version, updatedAt }: EntryHead) => {
    const event = known?.get(id);
    return event?.version === version && event.updatedAt === updatedAt;
  };
  const changed = heads.filter((head) => !isKnown(head)).map(({ id }) => id);
  const { host } = new URL(publicUrl);
  const fresh = new Map(
    (changed.length === 0 ? [] : await readEntries(reader, changed, publicUrl, db)).map((entry) => {
      const { id, version, updatedAt } = entry;
      return [id, { id, version, updatedAt, text: calendarComponent(entry, host) }];
    }),
  );
  const events = heads.flatMap((head) => (isKnown(head) ? known?.get(head.id) : fresh.get(head.id)) ?? []);
  written.set(key, new Map(events.map((event) => [event.id, event])));
  return events.map(({ text }) => text);
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
export function sentCalendar(text: string): SentCalendar {
  const body = Buffer.from(text);
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}
