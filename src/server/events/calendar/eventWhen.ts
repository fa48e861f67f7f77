import { type RawBuilder, sql } from 'kysely';
import { dayText } from '../../../contract/dateLocale.ts';
import type { components } from '../../../contract/generated/types.ts';
import type { Language } from '../../../contract/Language.ts';
import type { EventTimes } from '../../../domain/events/eventPhase.ts';

/**
 * Time of an event in words, in local time.
 * @example
 * eventWhen({ startDate: '2026-11-21', eventStart: '10:00', endDate: '2026-11-21', eventEnd: '13:30' }, 'pl')
 * // 'sobota, 21 listopada 2026, 10:00–13:30'
 */
export function eventWhen(
  { startDate, eventStart, endDate, eventEnd }: EventTimes,
  language: Language,
): string {
  if (!startDate) return '';
  const start = [dayText(new Date(startDate), language), eventStart].filter(Boolean).join(', ');
  if (!endDate || endDate === startDate) return eventEnd ? `${start}–${eventEnd}` : start;
  return `${start} – ${[dayText(new Date(endDate), language), eventEnd].filter(Boolean).join(', ')}`;
}

type EventAddress = Pick<components['schemas']['Event'], 'location' | 'street' | 'houseNumber' | 'city'>;

/**
 * Place of an event in words.
 * @example eventWhere({ location: 'Dom kultury', street: 'Zgierska', houseNumber: '5', city: 'Łódź' })
 * // 'Dom kultury, Zgierska 5, Łódź'
 */
export function eventWhere({ location, street, houseNumber, city }: EventAddress): string {
  const address = [street, houseNumber].filter(Boolean).join(' ');
  return [location, address, city].filter(Boolean).join(', ');
}

const timeZone = sql<string>`(select "timeZone" from "organizations" where "organizations"."id" = "events"."organizationId")`;

/**
 * Start of an event as an instant: date and time in the foundation's time zone, midnight without a time.
 * PostgreSQL moves a time skipped in March an hour later, and takes the second of one that occurs twice in
 * October. For queries on `events`; null without a date.
 */
export const startsAt: RawBuilder<string | null> = startsIn(timeZone);

/** End of an event; the end of its last day without a time. */
export const endsAt: RawBuilder<string | null> = endsIn(timeZone);

/** As `startsAt`, in a time zone that is the same for all rows: it is found once. */
export function startsIn(zone: RawBuilder<string>): RawBuilder<string | null> {
  return sql`(("events"."startDate" + coalesce("events"."eventStart", '00:00')::time) at time zone ${zone})`;
}

/** As `endsAt`, in such a time zone. */
export function endsIn(zone: RawBuilder<string>): RawBuilder<string | null> {
  return sql`(("events"."endDate" + coalesce("events"."eventEnd"::time::interval, interval '1 day'))
    at time zone ${zone})`;
}

/** Start of a shift, as `startsAt`; for queries on `event_shifts` and `events`. */
export const shiftStartsAt: RawBuilder<string | null> = shiftStartsIn(timeZone);

/** End of a shift. */
export const shiftEndsAt: RawBuilder<string | null> = shiftEndsIn(timeZone);

export function shiftStartsIn(zone: RawBuilder<string>): RawBuilder<string | null> {
  return sql`(("events"."startDate" + "event_shifts"."startDay" + "event_shifts"."eventStart"::time) at time zone ${zone})`;
}

export function shiftEndsIn(zone: RawBuilder<string>): RawBuilder<string | null> {
  return sql`(("events"."startDate" + "event_shifts"."endDay" + "event_shifts"."eventEnd"::time) at time zone ${zone})`;
}

/** Ten o'clock on the day after an event. */
export const morningAfter: RawBuilder<string | null> =
  sql`(("events"."endDate" + 1 + time '10:00') at time zone ${timeZone})`;

export const hasStarted: RawBuilder<boolean> = sql`coalesce(${startsAt} <= now(), false)`;

export const hasEnded: RawBuilder<boolean> = sql`coalesce(${endsAt} <= now(), false)`;
