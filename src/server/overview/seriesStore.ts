import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import type { Queries } from '../core/db/transaction.ts';

type Schemas = components['schemas'];

/**
 * Verified volunteers by month, among those that still exist: deleted ones are not counted. The kept numbers
 * are those of months in UTC, so only who came between that and the foundation's midnight is counted.
 */
export async function volunteersByMonth(
  organizationId: string,
  db: Queries,
): Promise<Schemas['VolunteersInMonth'][]> {
  const helping = sql`select count(*) from "volunteers" where "organizationId" = ${organizationId}`;
  const { rows } = await sql<Schemas['VolunteersInMonth']>`
    with ${monthsOf(organizationId)}, "kept" as (
      select "key", sum("value"::int) as "number" from "list_versions" cross join jsonb_each_text("counts")
      where "organizationId" = ${organizationId} and "list" = 'volunteers' and "key" like 'helpsSince=%' group by "key"
    ), "totals" as (
      select "at", (
        (select coalesce(sum("number"), 0) from "kept" where "key" < to_char("nearest" at time zone 'UTC', '"helpsSince="YYYY-MM'))
        + (${helping} and "helpsSince" >= "nearest" and "helpsSince" < "at")
        - (${helping} and "helpsSince" >= "at" and "helpsSince" < "nearest")
      )::int as "total"
      from (select "endsAt" as "at" from "months" union select "startsAt" from "months") as "edges"
      cross join lateral (
        select date_trunc('month', "at" at time zone 'UTC' + interval '15 days') at time zone 'UTC' as "nearest"
      ) as "of"
    )
    select "month", "after"."total", "after"."total" - "before"."total" as "added" from "months"
    join "totals" as "before" on "before"."at" = "startsAt"
    join "totals" as "after" on "after"."at" = "endsAt" order by "number"`.execute(db);
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
