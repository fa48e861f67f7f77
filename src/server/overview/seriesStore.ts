import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import type { Queries } from '../db/transaction.ts';
import { monthsOf } from './months.ts';

type Schemas = components['schemas'];

/** How many help, of those who are there today: who was deleted is forgotten here too. One pass over one index. */
export async function volunteersByMonth(
  organizationId: string,
  db: Queries,
): Promise<Schemas['VolunteersInMonth'][]> {
  const { rows } = await sql<Schemas['VolunteersInMonth']>`
    with ${monthsOf(organizationId)}, "counted" as (
      select width_bucket("helpsSince", (select array_agg("startsAt" order by "number") from "months")) as "number",
        count(*)::int as "count"
      from "volunteers" where "organizationId" = ${organizationId} and "helpsSince" is not null
      group by 1
    )
    select "month",
      coalesce((select sum("count") from "counted" where "counted"."number" <= "months"."number"), 0)::int as "total",
      coalesce((select "count" from "counted" where "counted"."number" = "months"."number"), 0) as "added"
    from "months" order by "number"`.execute(db);
  return rows;
}

/** Events that took place or will, by the month in which they start; a cancelled one does not. */
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
      where "participants"."eventId" = "events"."id" and "participants"."status" = 'attended'
    ) as "attendance" on true
    group by "month" order by "month"`.execute(db);
  return rows;
}
