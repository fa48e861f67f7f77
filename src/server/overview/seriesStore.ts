import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import type { Queries } from '../core/db/transaction.ts';

type Schemas = components['schemas'];

/**
 * Verified volunteers by month, among those that still exist: deleted ones are not counted. Each month is a
 * range of one index, so the query reads it once.
 */
export async function volunteersByMonth(
  organizationId: string,
  db: Queries,
): Promise<Schemas['VolunteersInMonth'][]> {
  const helping = sql`from "volunteers" where "organizationId" = ${organizationId}`;
  const { rows } = await sql<Schemas['VolunteersInMonth']>`
    with ${monthsOf(organizationId)}, "counted" as (
      select "number", "month", "added" from "months"
      cross join lateral (
        select count(*) as "added" ${helping} and "helpsSince" >= "startsAt" and "helpsSince" < "endsAt"
      ) as "ofMonth"
      union all
      select 0, null, count(*) ${helping} and "helpsSince" < (select min("startsAt") from "months")
    ), "summed" as (
      select "number", "month", "added"::int, sum("added") over (order by "number")::int as "total" from "counted"
    )
    select "month", "total", "added" from "summed" where "number" > 0 order by "number"`.execute(db);
  return rows;
}

/** Past and future events by the month of their start, without cancelled ones. */
export async function eventsByMonth(
  organizationId: string,
  db: Queries,
): Promise<Schemas['EventsInMonth'][]> {
  const { rows } = await sql<Schemas['EventsInMonth']>`
    with ${monthsOf(organizationId)}
    select "month", count("events"."id")::int as "events",
      coalesce(sum("events"."nrOfVolunteersSigned"), 0)::int as "signedUp",
      coalesce(sum("attendance"."attended"), 0)::int as "attended"
    from "months"
    left join "events" on "events"."organizationId" = ${organizationId}
      and "events"."status" in ('active', 'finished') and "events"."cancelledAt" is null
      and "events"."startDate" >= "firstDay" and "events"."startDate" < "firstDay" + interval '1 month'
    left join lateral (
      select count(*) as "attended" from "participants"
      where "participants"."organizationId" = ${organizationId}
        and "participants"."eventId" = "events"."id" and "participants"."status" = 'attended'
    ) as "attendance" on true
    group by "month" order by "month"`.execute(db);
  return rows;
}

/**
 * CTE of the last 12 months in the foundation's time zone, oldest first: `number` from 1, `month` as
 * `YYYY-MM`, `firstDay`, and `startsAt` and `endsAt` as instants.
 */
function monthsOf(organizationId: string): RawBuilder<unknown> {
  return sql`"months" as (
    select row_number() over (order by "first")::int as "number", to_char("first", 'YYYY-MM') as "month",
      "first"::date as "firstDay", "first" at time zone "timeZone" as "startsAt",
      ("first" + interval '1 month') at time zone "timeZone" as "endsAt"
    from "organizations"
    cross join lateral (select date_trunc('month', now() at time zone "timeZone") as "current") as "clock"
    cross join lateral (
      select "current" - make_interval(months => "ago") as "first"
      from (values (0), (1), (2), (3), (4), (5), (6), (7), (8), (9), (10), (11)) as "past" ("ago")
    ) as "firsts"
    where "organizations"."id" = ${organizationId}
  )`;
}
