import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Queries } from '../core/db/transaction.ts';
import { signUps } from '../events/participants/attendedTimes.ts';
import { participationTimes, shiftText } from '../events/shifts/shiftStore.ts';

/** The days that count, the last included. */
export interface Period {
  readonly dateFrom: string;
  readonly dateTo: string;
}

const times = Object.entries(participationTimes).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);

/**
 * Events that a volunteer has signed up for, or a shift of each: when it is, how the volunteer stands (`took`) and the time recorded
 * (`given`).
 */
export function takenBy({ id, organizationId }: RecordKey): RawBuilder<unknown> {
  return sql`select "events"."id", "title", ${sql.join(times)}, ${shiftText} as "shift",
      "participants"."status" as "took", "participants"."minutes" as "given",
      "events"."status" = 'active' and "cancelledAt" is null as "isOpen"
    from ${signUps}
    where "participants"."organizationId" = ${organizationId} and "volunteerId" = ${id}
      and "participants"."status" <> 'resigned'`;
}

/**
 * Minutes of a participation: as recorded, or of a release before there was a record the length of an event of one day: nobody
 * knows the hours of several. For queries with the columns `took`, `given` and those of `participationTimes`.
 */
export const givenMinutes = sql<
  number | null
>`case when "took" <> 'attended' then null when "given" is not null then "given"
  when "startDate" = "endDate" and "eventEnd" > "eventStart"
  then extract(epoch from "eventEnd"::time - "eventStart"::time)::int / 60 end`;

/** Visits of a volunteer that took place: their `date` and `minutes`. */
export function visitsBy({ id, organizationId }: RecordKey): RawBuilder<unknown> {
  return sql`select "date", "minutes" from "person_in_need_visits"
    where "organizationId" = ${organizationId} and "volunteerId" = ${id} and "tookPlace"`;
}

/** Confirmed time of a volunteer that was noted by hand. */
export function notedBy({ id, organizationId }: RecordKey): RawBuilder<unknown> {
  return sql`select "date", "minutes", "description" from "time_entries"
    where "organizationId" = ${organizationId} and "volunteerId" = ${id} and "status" = 'confirmed'`;
}

/**
 * Each time that anybody gave in a foundation until a day: its `day`, `minutes`, the `volunteerId` unless erased, the `kind`
 * (`event`, `visit`, `byHand`) and of a visit the `personId`.
 */
export function givenIn(organizationId: string, dateTo: string): RawBuilder<unknown> {
  return sql`select "volunteerId", "startDate" as "day", ${givenMinutes} as "minutes", 'event' as "kind", null::uuid as "personId"
    from (select "volunteerId", ${sql.join(times)}, "participants"."status" as "took", "participants"."minutes" as "given"
      from ${signUps} where "participants"."organizationId" = ${organizationId} and "participants"."status" = 'attended'
    ) as "attended" where "startDate" <= ${dateTo}::date
    union all
    select "volunteerId", "date", "minutes", 'visit', "personId" from "person_in_need_visits"
    where "organizationId" = ${organizationId} and "tookPlace" and "date" <= ${dateTo}::date
    union all
    select "volunteerId", "date", "minutes", 'byHand', null from "time_entries"
    where "organizationId" = ${organizationId} and "status" = 'confirmed' and "date" <= ${dateTo}::date`;
}

interface Given {
  readonly time: components['schemas']['GivenTime'];
  /** Names of the events and what else was done, each once, the first first. */
  readonly titles: readonly string[];
}

/**
 * What a volunteer gave in a period, by the days on which it began.
 * @example const { time } = await readGiven(volunteer, { dateFrom: '2026-01-01', dateTo: '2026-11-20' }, db);
 */
export async function readGiven(
  volunteer: RecordKey,
  { dateFrom, dateTo }: Period,
  db: Queries,
): Promise<Given> {
  const { rows } = await sql<Given['time'] & { titles: string[] }>`with "attended" as (
      select "id", "title", "startDate", ${givenMinutes} as "minutes" from (${takenBy(volunteer)}) as "taken"
      where "took" = 'attended' and "startDate" between ${dateFrom}::date and ${dateTo}::date
    ), "visits" as (
      select * from (${visitsBy(volunteer)}) as "all" where "date" between ${dateFrom}::date and ${dateTo}::date
    ), "noted" as (
      select * from (${notedBy(volunteer)}) as "all" where "date" between ${dateFrom}::date and ${dateTo}::date
    )
    select (select coalesce(sum("minutes"), 0)::int from (
        select "minutes" from "attended" union all select "minutes" from "visits" union all select "minutes" from "noted") as "all") as "minutes",
      (select count(distinct "id") from "attended")::int as "events",
      (select count(*) from "visits")::int as "visits",
      (select count(*) from "noted")::int as "timeEntries",
      (select coalesce(json_agg("title"), '[]') from (
        select "title" from (
          select "title", "startDate" as "day" from "attended" union all select "description", "date" from "noted") as "all"
        group by "title" order by min("day"), "title") as "each") as "titles"`.execute(db);
  const [{ titles = [], ...time } = { minutes: 0, events: 0, visits: 0, timeEntries: 0, titles: [] }] = rows;
  return { time, titles };
}
