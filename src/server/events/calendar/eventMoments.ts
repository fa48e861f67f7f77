import { type RawBuilder, sql } from 'kysely';

const timeZone = sql`(select "timeZone" from "organizations" where "organizations"."id" = "events"."organizationId")`;

/**
 * When an event starts, as an instant: its date and time by the clock of its foundation, from midnight where it has no
 * time. PostgreSQL knows when that clock changes; a time that is skipped in March is an hour later, one that comes twice
 * in October is the second. For queries on `events`; null while the date is missing.
 */
export const startsAt: RawBuilder<string | null> = sql`(("events"."startDate"
  + coalesce("events"."eventStart", '00:00')::time) at time zone ${timeZone})`;

/** When it ends: with its last day where it has no time. */
export const endsAt: RawBuilder<string | null> = sql`(("events"."endDate"
  + coalesce("events"."eventEnd"::time::interval, interval '1 day')) at time zone ${timeZone})`;

export const hasStarted: RawBuilder<boolean> = sql`coalesce(${startsAt} <= now(), false)`;

export const hasEnded: RawBuilder<boolean> = sql`coalesce(${endsAt} <= now(), false)`;
