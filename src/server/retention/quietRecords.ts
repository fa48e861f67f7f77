import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';

type Schemas = components['schemas'];
type Rule = Schemas['RetentionRule'];

interface Source {
  readonly table: 'volunteers' | 'people_in_need';
  readonly subjectType: Schemas['DataSubjectType'];
  /** Which of them nobody needs any more once nothing happens. */
  readonly isOf: RawBuilder<boolean>;
}

export const sources: Readonly<Record<Rule, Source>> = {
  pendingVolunteers: volunteersThatAre('pending'),
  rejectedVolunteers: volunteersThatAre('rejected'),
  inactiveVolunteers: volunteersThatAre('verified'),
  closedRequests: {
    table: 'people_in_need',
    subjectType: 'personInNeed',
    isOf: sql`"record"."status" in ('helped', 'closed')`,
  },
};

function volunteersThatAre(status: Schemas['AccountStatus']): Source {
  return {
    table: 'volunteers',
    subjectType: 'volunteer',
    isOf: sql`"record"."accountStatus" = ${sql.lit(status)}`,
  };
}

/** Entries of the history that are no news of a record: who has read it, and who has kept it from the clock. */
const noNews = sql`('viewed', 'keptFromErasure', 'releasedToErasure')`;

/** What happened to a record on which day, or still goes on; each is a query, null where nothing did. */
const happenings: Readonly<Record<Source['table'], readonly RawBuilder<unknown>[]>> = {
  volunteers: [
    sql`select max(coalesce("endDate", "startDate")) from "participants"
      join "events" on "events"."organizationId" = "participants"."organizationId" and "events"."id" = "eventId"
      where "participants"."organizationId" = "record"."organizationId" and "volunteerId" = "record"."id"
        and "participants"."status" <> 'resigned'`,
    sql`select max("date") from "time_entries"
      where "time_entries"."organizationId" = "record"."organizationId" and "volunteerId" = "record"."id"`,
    sql`select max("date") from "person_in_need_visits"
      where "person_in_need_visits"."organizationId" = "record"."organizationId" and "volunteerId" = "record"."id"`,
    sql`select 'infinity'::date from "assignments"
      where "assignments"."organizationId" = "record"."organizationId" and "volunteerId" = "record"."id"
        and "assignments"."status" in ('proposed', 'asked', 'accepted') limit 1`,
    sql`select max(coalesce("dateTo", 'infinity')) from "agreements"
      where "agreements"."organizationId" = "record"."organizationId" and "volunteerId" = "record"."id"
        and "agreements"."status" = 'signed'`,
  ],
  people_in_need: [
    sql`select max("date") from "person_in_need_visits"
      where "person_in_need_visits"."organizationId" = "record"."organizationId" and "personId" = "record"."id"`,
  ],
};

interface Span {
  readonly organizationId: string;
  readonly months: number;
  /** The period is over by then. SQL of a date. */
  readonly by: RawBuilder<unknown>;
  /** The only record to look at. SQL of its id. */
  readonly id?: RawBuilder<unknown>;
}

/**
 * Query for the records of a rule to which nothing has happened for so many months: `id`, `quietSince` and `overOn`, the day on which
 * the period is over. Being kept begins it anew, and a request about the own data that is open holds it.
 * @example quietRecords('closedRequests', { organizationId, months: 36, by: sql`current_date + 30` })
 */
export function quietRecords(
  rule: Rule,
  { organizationId, months, by, id }: Span,
): RawBuilder<{ id: string; quietSince: string; overOn: string }> {
  const { table, isOf } = sources[rule];
  const period = sql`make_interval(months => ${months}::int)`;
  const onDay = (instant: RawBuilder<unknown>) =>
    sql`(${instant} at time zone "organizations"."timeZone")::date`;
  const lastNews = sql`(select max("at") from "history"
    where "history"."organizationId" = "record"."organizationId" and "subjectTable" = ${table}
      and "subjectId" = "record"."id" and "action" not in ${noNews})`;
  const openRequest = sql`(select 'infinity'::date from "data_requests"
    where "data_requests"."organizationId" = "record"."organizationId" and "data_requests"."subjectId" = "record"."id"
      and "data_requests"."status" = 'open' limit 1)`;
  const lastDays = sql.join([
    onDay(sql.ref('record.createdAt')),
    onDay(lastNews),
    sql.ref('kept.keptOn'),
    openRequest,
    ...happenings[table].map((query) => sql`(${query})`),
  ]);
  return sql`select "id", "quietSince", ("quietSince" + ${period})::date as "overOn" from (
      select "record"."id", greatest(${lastDays}) as "quietSince"
      from ${sql.table(table)} as "record"
      join "organizations" on "organizations"."id" = "record"."organizationId"
      left join "upcoming_erasures" as "kept" on "kept"."organizationId" = "record"."organizationId"
        and "kept"."id" = "record"."id"
      where "record"."organizationId" = ${organizationId} and ${isOf}${id === undefined ? sql`` : sql` and "record"."id" = ${id}`}
        -- What is younger cannot be over, whatever happened to it.
        and "record"."createdAt" < (${by} - ${period} + interval '2 days')
    ) as "records"
    where "quietSince" < 'infinity' and ("quietSince" + ${period})::date <= ${by}`;
}
