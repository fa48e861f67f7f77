import { type RawBuilder, sql } from 'kysely';

const timeZone = sql`(select "timeZone" from "organizations" where "organizations"."id" = "events"."organizationId")`;

/**
 * Start of an event as an instant: date and time in the foundation's time zone, midnight without a time.
 * PostgreSQL moves a time skipped in March an hour later, and takes the second of one that occurs twice in
 * October. For queries on `events`; null without a date.
 */
export const startsAt: RawBuilder<string | null> = sql`(("events"."startDate"
  + coalesce("events"."eventStart", '00:00')::time) at time zone ${timeZone})`;

/** End of an event; the end of its last day without a time. */
export const endsAt: RawBuilder<string | null> = sql`(("events"."endDate"
  + coalesce("events"."eventEnd"::time::interval, interval '1 day')) at time zone ${timeZone})`;

export const hasStarted: RawBuilder<boolean> = sql`coalesce(${startsAt} <= now(), false)`;

export const hasEnded: RawBuilder<boolean> = sql`coalesce(${endsAt} <= now(), false)`;
