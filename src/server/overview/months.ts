import { type RawBuilder, sql } from 'kysely';

/**
 * The last 12 months by the clock of a foundation, oldest first, to stand in a `with`: `number` from 1, `month` as
 * `YYYY-MM`, `firstDay`, and `startsAt` as an instant.
 */
export function monthsOf(organizationId: string): RawBuilder<unknown> {
  return sql`"months" as (
    select row_number() over (order by "first")::int as "number", to_char("first", 'YYYY-MM') as "month",
      "first"::date as "firstDay", "first" at time zone "timeZone" as "startsAt"
    from "organizations"
    cross join lateral (select date_trunc('month', now() at time zone "timeZone") as "current") as "clock"
    cross join lateral generate_series("current" - interval '11 months', "current", interval '1 month') as "first"
    where "organizations"."id" = ${organizationId}
  )`;
}
