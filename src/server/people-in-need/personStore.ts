import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { waitingStatuses } from '../../domain/people-in-need/personRules.ts';
import { instantText, jsonRows } from '../core/db/jsonRows.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { initial, shortName } from '../core/db/shortName.ts';
import type { Trx } from '../core/db/transaction.ts';
import type { Notice } from '../notifications/notify/Notice.ts';
import { resourceStore } from '../resource/resourceStore.ts';
import { samePhone } from '../resource/samePhone.ts';
import { erasesOn } from '../retention/upcomingErasureStore.ts';

type Schemas = components['schemas'];

/** Since when a visit is awaited. Same expression as its index (migration 0020). */
export const awaitedSince = sql<string>`coalesce("lastVisitOn",
  ("inProgressSince" at time zone 'UTC')::date, ("createdAt" at time zone 'UTC')::date)`;

/** In progress, and nobody has been there for 14 days. */
export const isVisitDue = sql<boolean>`("status" = 'in_progress' and ${awaitedSince} < current_date - 14)`;

const awaitsHelp = sql<boolean>`("status" in (${sql.join(waitingStatuses.map((status) => sql.lit(status)))}))`;

export const peopleInNeed = resourceStore('people-in-need', {
  rows: ({ organizationId }, db) =>
    db
      .selectFrom('people_in_need')
      .selectAll()
      .select(initial.as('initial'))
      .where('organizationId', '=', organizationId),
  computed: ['initial'],
  filters: {
    visitDue: (isDue) => (isDue ? isVisitDue : sql<boolean>`not ${isVisitDue}`),
    awaitsHelp: (awaits) => (awaits ? awaitsHelp : sql<boolean>`not ${awaitsHelp}`),
  },
  // Urgency and status sort by rank.
  sorts: { urgency: 'urgencyRank', status: 'statusRank' },
  parts: (person) => ({
    duplicates: samePhone<Schemas['PersonInNeedDuplicate']>('people_in_need', person, [
      sql.ref('firstname'),
      sql`${initial} as "initial"`,
      sql.ref('status'),
    ]),
    assignments: jsonRows(assignmentsOf(person)),
    visits: jsonRows(visitsOf(person)),
    notes: jsonRows(notesOf(person)),
    erasesOn: erasesOn(person),
  }),
});

/** What decisions depend on, locked until the transaction ends, so that they are serialised. */
export function lockPerson({ id, organizationId }: RecordKey, trx: Trx) {
  return trx
    .selectFrom('people_in_need')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedPerson = NonNullable<Awaited<ReturnType<typeof lockPerson>>>;

/** The person as subject of a notification. */
export function noticeOf(
  person: Pick<LockedPerson, 'id' | 'organizationId' | 'firstname' | 'lastname'>,
): Pick<Notice, 'organizationId' | 'subject'> {
  const { id, organizationId } = person;
  return { organizationId, subject: { type: 'personInNeed', id, name: shortName(person) } };
}

/** Maximum number of each shown. */
const SHOWN = sql.lit(500);

/** The newest first. The volunteer's name and phone are those of the volunteer's record. */
function assignmentsOf({ id, organizationId }: RecordKey): RawBuilder<Schemas['Assignment']> {
  return sql`select "assignments"."id", "volunteerId", "volunteers"."firstname" || ' ' || "volunteers"."lastname" as "volunteerName",
      "volunteers"."phone" as "volunteerPhone", "status", "proposedBy", "message",
      ${instants('assignments', ['createdAt', 'askedAt', 'expiresAt', 'answeredAt', 'endedAt'])}
    from "assignments"
    join "volunteers" on "volunteers"."organizationId" = "assignments"."organizationId"
      and "volunteers"."id" = "assignments"."volunteerId"
    where "assignments"."organizationId" = ${organizationId} and "personId" = ${id}
    order by "assignments"."createdAt" desc, "assignments"."id" desc limit ${SHOWN}`;
}

/** The latest first. */
function visitsOf({ id, organizationId }: RecordKey): RawBuilder<Schemas['PersonInNeedVisit']> {
  return sql`select "person_in_need_visits"."id", "date", "minutes", "kind", "tookPlace", "volunteerId",
      "volunteers"."firstname" || ' ' || "volunteers"."lastname" as "volunteerName", "note", "nextStep", "author",
      ${instants('person_in_need_visits', ['createdAt', 'editedAt'])}
    from "person_in_need_visits"
    left join "volunteers" on "volunteers"."organizationId" = "person_in_need_visits"."organizationId"
      and "volunteers"."id" = "person_in_need_visits"."volunteerId"
    where "person_in_need_visits"."organizationId" = ${organizationId} and "personId" = ${id}
    order by "date" desc, "person_in_need_visits"."id" desc limit ${SHOWN}`;
}

/** The newest first. */
function notesOf({ id, organizationId }: RecordKey): RawBuilder<Schemas['PersonInNeedNote']> {
  return sql`select "id", "text", "author", ${instants('person_in_need_notes', ['createdAt', 'editedAt'])}
    from "person_in_need_notes" where "organizationId" = ${organizationId} and "personId" = ${id}
    order by "person_in_need_notes"."createdAt" desc, "id" desc limit ${SHOWN}`;
}

function instants(table: string, columns: readonly string[]): RawBuilder<unknown> {
  return sql.join(columns.map((column) => sql`${instantText(`${table}.${column}`)} as ${sql.ref(column)}`));
}
