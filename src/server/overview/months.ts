import { type RawBuilder, sql } from 'kysely';

/**
 * The last 12 months by the clock of a foundation, oldest first, to stand in a `with`: `number` from 1, `month` as
 * `YYYY-MM`, `firstDay`, and `startsAt` and `endsAt` as instants.
 */
export function monthsOf(organizationId: string): RawBuilder<unknown> {
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
