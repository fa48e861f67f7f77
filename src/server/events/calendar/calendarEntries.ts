import { type SelectQueryBuilder, sql } from 'kysely';
import { paths } from '../../../contract/paths.ts';
import type { CalendarReader } from '../../accounts/identity/calendarFeedStore.ts';
import type { CalendarEntry } from '../../core/calendar/icalendar.ts';
import { joined, type RecordKey } from '../../core/db/rowByKey.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { endsIn, eventWhere, shiftEndsIn, shiftStartsIn, startsIn } from './eventWhen.ts';

/** Days for which what is over stays in a calendar. */
const KEPT_DAYS = 90;
const MOST = 5000;

/** First day, in UTC, whose events a calendar has. */
export function sinceDay(): string {
  return new Date(Date.now() - KEPT_DAYS * 24 * 60 * 60_000).toISOString().slice(0, 10);
}

/**
 * Events of the reader's calendar, the soonest first: a coordinator's has all that are published, a volunteer's those
 * that they take part in.
 *
 * @param publicUrl base of the links to the panel, which volunteers do not open
 */
export async function listEntries(
  reader: Pick<CalendarReader, 'id' | 'organizationId' | 'role'>,
  publicUrl: string,
  db: Queries,
): Promise<CalendarEntry[]> {
  const recent = recentlyPublished(reader, db);
  if (reader.role !== 'volunteer') return read(recent, publicUrl);
  return read(ofVolunteer(reader, recent));
}

function recentlyPublished(reader: Pick<RecordKey, 'organizationId'>, db: Queries) {
  return published(reader, db).where('events.endDate', '>=', sinceDay());
}

/** What tells a state of an event from every other. */
export type EntryHead = Pick<CalendarEntry, 'id' | 'version' | 'updatedAt'>;

/** Which events a calendar of the team has, in its order. */
export function listEntryHeads(reader: Pick<RecordKey, 'organizationId'>, db: Queries): Promise<EntryHead[]> {
  return recentlyPublished(reader, db)
    .clearSelect()
    .select(['events.id', 'events.version', 'events.updatedAt'])
    .execute();
}

/** Those events of a calendar of the team that are named. */
export function readEntries(
  reader: Pick<RecordKey, 'organizationId'>,
  ids: readonly string[],
  publicUrl: string,
  db: Queries,
): Promise<CalendarEntry[]> {
  const named = sql<boolean>`"events"."id" = any(${ids}::uuid[])`;
  return read(recentlyPublished(reader, db).where(named), publicUrl);
}

/** The shifts of an event that a volunteer has signed up for. */
export function listShiftEntries(
  volunteer: RecordKey,
  eventId: string,
  db: Queries,
): Promise<CalendarEntry[]> {
  const one = published(volunteer, db).where('events.id', '=', eventId);
  return read(ofVolunteer(volunteer, one).where('participants.shiftId', 'is not', null));
}

/** What the account's volunteer takes part in, for each of their shifts where there are some. */
function ofVolunteer({ id, organizationId }: RecordKey, query: ReturnType<typeof published>) {
  const timeZone = zoneOf(organizationId);
  return query
    .innerJoin('participants', joined('participants.eventId', 'events.id'))
    .innerJoin('volunteers', joined('volunteers.id', 'participants.volunteerId'))
    .leftJoin('event_shifts', joined('event_shifts.id', 'participants.shiftId'))
    .select(['participants.status as participation', 'participants.shiftId', 'event_shifts.role'])
    .select([shiftStartsIn(timeZone).as('shiftStartsAt'), shiftEndsIn(timeZone).as('shiftEndsAt')])
    .where('volunteers.accountId', '=', id)
    .where('participants.status', '<>', 'resigned');
}

/** One published event, as who has a place has it; undefined for a draft, and for another foundation's. */
export async function findEntry(
  { id, organizationId }: RecordKey,
  publicUrl: string | undefined,
  db: Queries,
): Promise<CalendarEntry | undefined> {
  const [entry] = await read(published({ organizationId }, db).where('events.id', '=', id), publicUrl);
  return entry;
}

function published({ organizationId }: Pick<RecordKey, 'organizationId'>, db: Queries) {
  const timeZone = zoneOf(organizationId);
  return db
    .selectFrom('events')
    .select([
      ...(['events.id', 'events.version', 'events.updatedAt', 'events.title', 'description'] as const),
      ...(['startDate', 'endDate', 'events.eventStart', 'events.eventEnd', 'cancelledAt'] as const),
      ...(['location', 'events.street', 'events.houseNumber', 'events.city'] as const),
      ...[startsIn(timeZone).as('startsAt'), endsIn(timeZone).as('endsAt')],
    ])
    .where('events.organizationId', '=', organizationId)
    .where('events.status', '<>', 'draft')
    .orderBy('events.startDate')
    .orderBy('events.id')
    .limit(MOST);
}

export function zoneOf(organizationId: string) {
  return sql<string>`(select "timeZone" from "organizations" where "id" = ${organizationId})`;
}

type Row = Awaited<ReturnType<ReturnType<typeof published>['execute']>>[number] & {
  readonly participation?: string;
  readonly shiftId?: string | null;
  readonly role?: string | null;
  readonly shiftStartsAt?: string | null;
  readonly shiftEndsAt?: string | null;
};

async function read(
  query: SelectQueryBuilder<Database, keyof Database, Row>,
  publicUrl?: string,
): Promise<CalendarEntry[]> {
  const rows = await query.execute();
  return rows.map((row) => entryOf(row, publicUrl));
}

function entryOf(
  { startDate, endDate, eventStart, eventEnd, startsAt, endsAt, cancelledAt, participation, ...row }: Row,
  publicUrl: string | undefined,
): CalendarEntry {
  const hasTimes = Boolean(eventStart || eventEnd);
  const { id, version, updatedAt, title, description } = row;
  return {
    ...{ id, version, updatedAt, title, description, where: eventWhere(row) },
    // A published event has its days.
    from: (hasTimes ? startsAt : startDate) ?? updatedAt,
    until: hasTimes ? endsAt : endDate,
    ...(row.shiftId && {
      ...{ id: row.shiftId, title: `${title}: ${row.role}` },
      ...{ from: row.shiftStartsAt ?? updatedAt, until: row.shiftEndsAt ?? null },
    }),
    state: cancelledAt ? 'cancelled' : participation === 'waitlisted' ? 'tentative' : 'confirmed',
    ...(publicUrl !== undefined && { href: publicUrl + paths.event.getHref({ eventId: id }) }),
  };
}
