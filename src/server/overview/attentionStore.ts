import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { isAboutOthers, nameOfSubject, type Reader } from '../abuse-reports/abuseReportStore.ts';
import { isEnding } from '../agreements/agreementStore.ts';
import { shortNameSql } from '../core/db/shortName.ts';
import type { Queries } from '../core/db/transaction.ts';
import { isDueSoon } from '../data-requests/dataRequestStore.ts';
import { endsAt, hasEnded, hasStarted, startsAt } from '../events/calendar/eventWhen.ts';
import { awaitedSince, isVisitDue } from '../people-in-need/personStore.ts';
import { isErasedSoon, subjectName } from '../retention/upcomingErasureStore.ts';

type Item = components['schemas']['AttentionItem'];
export type Attention = components['schemas']['Attention'];

/** Number of most urgent items shown; the linked list has all. */
const SHOWN = 5;

/** Upcoming events. */
const SOON = sql`interval '7 days'`;
/** Invitations about to expire. */
const EXPIRING = sql`interval '3 days'`;

/** Longest first. Their number is counted with the counters. */
export async function longestWaiting(organizationId: string, db: Queries): Promise<Item[]> {
  const { rows } = await sql<Item>`
    select "id", left("firstname" || ' ' || "lastname", 250) as "label", "createdAt" as "at", null as "missing"
    from "volunteers" where "organizationId" = ${organizationId} and "accountStatus" = 'pending'
    order by "createdAt", "id" limit ${SHOWN}`.execute(db);
  return rows;
}

/** Longest first, but for those about the reader. */
export function openReports(reader: Reader, db: Queries): Promise<Attention> {
  const { organizationId } = reader;
  const name = nameOfSubject(sql`"subjectType"`, sql`"subjectId"`, organizationId);
  return attention(
    sql`select "id", coalesce(${name}, left("description", 250), '–') as "label", "createdAt" as "at", null as "missing"
      from "abuse_reports"
      where "organizationId" = ${organizationId} and "status" = 'open' and ${isAboutOthers(reader)}`,
    sql`"at", "id"`,
    db,
  );
}

/** Longest first. */
export function urgentNeeds(organizationId: string, db: Queries): Promise<Attention> {
  return attention(
    sql`select "id", ${shortNameSql} as "label", "createdAt" as "at", null as "missing"
      from "people_in_need"
      where "organizationId" = ${organizationId} and "status" = 'new' and "urgency" = 'high'`,
    sql`"at", "id"`,
    db,
  );
}

/** Soonest first. */
export function eventsShortOfPeople(organizationId: string, db: Queries): Promise<Attention> {
  return attention(
    sql`select "id", "title" as "label", ${startsAt} as "at",
        "volunteersNeededNum" - "nrOfVolunteersSigned" as "missing"
      from "events"
      where "organizationId" = ${organizationId} and "status" = 'active' and "cancelledAt" is null
        and "startDate" <= current_date + ${SOON} + interval '1 day'
        and "nrOfVolunteersSigned" < "volunteersNeededNum"
        and not ${hasStarted} and ${startsAt} <= now() + ${SOON}`,
    sql`"at", "id"`,
    db,
  );
}

/** Latest first. */
export function attendanceMissing(organizationId: string, db: Queries): Promise<Attention> {
  return attention(
    sql`select "events"."id", "title" as "label", coalesce("finishedAt", ${endsAt}) as "at",
        "unrecorded"."count" as "missing"
      from (
        select "eventId", count(*)::int as "count" from "participants"
        where "organizationId" = ${organizationId} and "status" = 'signed_up' group by "eventId"
      ) as "unrecorded"
      join "events" on "events"."organizationId" = ${organizationId} and "events"."id" = "eventId"
      where "events"."status" = 'finished'
        or ("events"."status" = 'active' and "cancelledAt" is null and ${hasEnded})`,
    sql`"at" desc, "id"`,
    db,
  );
}

/** Soonest first. */
export function invitationsExpiring(organizationId: string, db: Queries): Promise<Attention> {
  return attention(
    sql`select "id", left("firstname" || ' ' || "lastname", 250) as "label", "expiresAt" as "at", null as "missing"
      from "invitations"
      where "organizationId" = ${organizationId} and "acceptedAt" is null and "revokedAt" is null
        and "expiresAt" > now() and "expiresAt" <= now() + ${EXPIRING}`,
    sql`"at", "id"`,
    db,
  );
}

/** Longest first. */
export function visitsDue(organizationId: string, db: Queries): Promise<Attention> {
  return attention(
    sql`select "id", ${shortNameSql} as "label",
        ${awaitedSince}::timestamp at time zone 'UTC' as "at", null as "missing"
      from "people_in_need" where "organizationId" = ${organizationId} and ${isVisitDue}`,
    sql`"at", "id"`,
    db,
  );
}

/** Volunteers, who has waited longest first. */
export function hoursProposed(organizationId: string, db: Queries): Promise<Attention> {
  return attention(
    sql`select "volunteers"."id", left("firstname" || ' ' || "lastname", 250) as "label",
        min("time_entries"."createdAt") as "at", null as "missing"
      from "time_entries" join "volunteers" on "volunteers"."organizationId" = "time_entries"."organizationId"
        and "volunteers"."id" = "time_entries"."volunteerId"
      where "time_entries"."organizationId" = ${organizationId} and "time_entries"."status" = 'proposed'
      group by "volunteers"."id", "label"`,
    sql`"at", "id"`,
    db,
  );
}

/** Volunteers, whose agreement ends first. */
export function agreementsEnding(organizationId: string, db: Queries): Promise<Attention> {
  return attention(
    sql`select "volunteers"."id", left("firstname" || ' ' || "lastname", 250) as "label",
        min("agreements"."dateTo")::timestamp at time zone 'UTC' as "at", null as "missing"
      from "agreements" join "volunteers" on "volunteers"."organizationId" = "agreements"."organizationId"
        and "volunteers"."id" = "agreements"."volunteerId"
      where "agreements"."organizationId" = ${organizationId} and ${isEnding(organizationId)}
      group by "volunteers"."id", "label"`,
    sql`"at", "id"`,
    db,
  );
}

/** The first erased first. */
export function erasuresDue(organizationId: string, db: Queries): Promise<Attention> {
  return attention(
    sql`select "id", ${subjectName} as "label", "erasesOn"::timestamp at time zone 'UTC' as "at", null as "missing"
      from "upcoming_erasures" where "organizationId" = ${organizationId} and ${isErasedSoon(organizationId)}`,
    sql`"at", "id"`,
    db,
  );
}

/** The first due first. */
export function dataRequestsDue(organizationId: string, db: Queries): Promise<Attention> {
  return attention(
    sql`select "id", coalesce("personName", '–') as "label",
        "dueOn"::timestamp at time zone 'UTC' as "at", null as "missing"
      from "data_requests" where "organizationId" = ${organizationId} and ${isDueSoon(organizationId)}`,
    sql`"at", "id"`,
    db,
  );
}

async function attention(
  matching: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  db: Queries,
): Promise<Attention> {
  const { rows } = await sql<Item & { count: number }>`
    select *, count(*) over ()::int as "count" from (${matching}) as "matching"
    order by ${order} limit ${SHOWN}`.execute(db);
  return { count: rows[0]?.count ?? 0, items: rows.map(({ count: _, ...item }) => item) };
}
