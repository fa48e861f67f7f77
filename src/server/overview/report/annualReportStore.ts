import { sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { zoneOf } from '../../events/calendar/calendarEntries.ts';
import { givenIn } from '../../hours/givenTime.ts';

type AnnualReport = components['schemas']['AnnualReport'];

/**
 * What was done in a year.
 * @param dateTo the last day that counts
 */
export async function readAnnualReport(
  organizationId: string,
  year: number,
  dateTo: string,
  db: Queries,
): Promise<AnnualReport> {
  const first = sql`make_date(${year}::int, 1, 1)`;
  const { rows } = await sql<Omit<AnnualReport, 'year' | 'dateTo'>>`with "given" as materialized (
      ${givenIn(organizationId, dateTo)}
    ), "in" as (
      select *, date_trunc('month', "day"::timestamp) as "start" from "given" where "day" >= ${first}
    ), "served" as (
      select min("day") as "since", max("day") as "until" from "given" where "volunteerId" is not null
      group by "volunteerId" having max("day") >= ${first}
    ), "begun" as (
      select date_trunc('month', "startDate"::timestamp) as "start", "cancelledAt" is not null as "isCancelled" from "events"
      where "organizationId" = ${organizationId} and "status" in ('active', 'finished')
        and "startDate" between ${first} and ${dateTo}::date
    ), "months" as (
      select "start", to_char("start", 'YYYY-MM') as "month"
      from generate_series(${first}::timestamp, ${first} + interval '11 months', interval '1 month') as "starts" ("start")
    )
    select (select json_build_object(
        'all', count(*),
        'under30Days', count(*) filter (where "until" - "since" + 1 < 30),
        'upTo6Months', count(*) filter (where "until" - "since" + 1 >= 30 and "until" < "since" + interval '6 months'),
        'over6Months', count(*) filter (where "until" >= "since" + interval '6 months')
      ) from "served") as "volunteers",
      (select json_build_object(
        'all', coalesce(sum("minutes"), 0),
        'atEvents', coalesce(sum("minutes") filter (where "kind" = 'event'), 0),
        'atVisits', coalesce(sum("minutes") filter (where "kind" = 'visit'), 0),
        'byHand', coalesce(sum("minutes") filter (where "kind" = 'byHand'), 0)
      ) from "in") as "time",
      (select json_build_object(
        'peopleVisited', count(distinct "personId"),
        'visits', count(*) filter (where "kind" = 'visit'),
        'requestsHelped', (select count(distinct "subjectId") from "history"
          where "organizationId" = ${organizationId} and "subjectTable" = 'people_in_need' and "action" = 'helped'
            and ("at" at time zone ${zoneOf(organizationId)})::date between ${first} and ${dateTo}::date)
      ) from "in") as "help",
      (select json_build_object(
        'held', count(*) filter (where not "isCancelled"),
        'attendances', (select count(*) from "in" where "kind" = 'event'),
        'withoutTime', (select count(*) from "in" where "kind" = 'event' and "minutes" is null),
        'cancelled', count(*) filter (where "isCancelled")
      ) from "begun") as "events",
      (select json_agg(json_build_object(
        'month', "month",
        'volunteers', (select count(distinct "volunteerId") from "in" where "in"."start" = "months"."start"),
        'minutes', (select coalesce(sum("minutes"), 0) from "in" where "in"."start" = "months"."start"),
        'visits', (select count(*) from "in" where "in"."start" = "months"."start" and "kind" = 'visit'),
        'events', (select count(*) from "begun" where "begun"."start" = "months"."start" and not "isCancelled")
      ) order by "month") from "months") as "months"`.execute(db);
  const [report] = rows;
  if (!report) throw new Error('a report is one row');
  return { year, dateTo, ...report };
}
