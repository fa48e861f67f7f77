import { type RawBuilder, sql } from 'kysely';
import type { storage } from '../../contract/generated/storage.ts';
import type { components } from '../../contract/generated/types.ts';
import { SOON_DAYS } from '../../domain/data-requests/dataRequestRules.ts';
import { crossTenant } from '../core/db/crossTenant.ts';
import { dayOf } from '../core/db/foundationDay.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Queries, Trx } from '../core/db/transaction.ts';
import { resourceStore } from '../resource/resourceStore.ts';

type Schemas = components['schemas'];

const isOpen = sql<boolean>`"status" = 'open'`;

/** Open requests that are late, or due within so many days. */
function isDue(days: number, organizationId: unknown): RawBuilder<boolean> {
  return sql`(${isOpen} and "dueOn" <= ${dayOf(organizationId)} + ${sql.lit(days)})`;
}

/** Open requests for which a list or the overview warns. */
export const isDueSoon = (organizationId: unknown) => isDue(SOON_DAYS, organizationId);
const isLate = (organizationId: unknown) => isDue(-1, organizationId);

export const dataRequests = resourceStore('data-requests', {
  rows: ({ organizationId }, db) =>
    db
      .selectFrom('data_requests')
      .selectAll()
      .select([
        sql<number | null>`case when ${isOpen} then "dueOn" - ${dayOf(organizationId)} end`.as('daysLeft'),
        // What is closed comes last.
        sql<string | null>`case when ${isOpen} then "dueOn" end`.as('dueRank'),
      ])
      .where('organizationId', '=', organizationId),
  computed: ['daysLeft'],
  sorts: { dueOn: 'dueRank' },
  filters: {
    due: (due, organizationId) => (due === 'overdue' ? isLate(organizationId) : isDueSoon(organizationId)),
  },
});

/** What acts depend on, locked until the transaction ends. */
export function lockDataRequest({ id, organizationId }: RecordKey, trx: Queries) {
  return trx
    .selectFrom('data_requests')
    .selectAll()
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedDataRequest = NonNullable<Awaited<ReturnType<typeof lockDataRequest>>>;

/** Most of the own requests that a volunteer is shown. */
const OWN = 100;

/** A volunteer's requests, the newest first. @param volunteer its record */
export async function ownDataRequests(
  { id, organizationId }: RecordKey,
  db: Queries,
): Promise<Schemas['OwnDataRequest'][]> {
  return db
    .selectFrom('data_requests')
    .select(['id', 'kind', 'status', 'channel', 'receivedOn', 'dueOn', 'description', 'extendedOn'])
    .select(['extensionReason', 'closedOn', 'answer'])
    .where('organizationId', '=', organizationId)
    .where('subjectId', '=', id)
    .where('subjectType', '=', 'volunteer')
    .orderBy('data_requests.createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(OWN)
    .execute();
}

const tables = {
  volunteer: 'volunteers',
  personInNeed: 'people_in_need',
  coordinator: 'coordinators',
} as const satisfies Record<Schemas['DataSubjectType'], keyof typeof storage>;

/** Whether the foundation has the record of a person. */
export async function isKnown(
  type: Schemas['DataSubjectType'],
  { id, organizationId }: RecordKey,
  db: Queries,
): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(tables[type])}
    where "organizationId" = ${organizationId} and "id" = ${id}`.execute(db);
  return rows.length > 0;
}

/** The record of a volunteer's account; undefined for who has left. */
export function findOwnRecord({ id, organizationId }: RecordKey, db: Queries) {
  return db
    .selectFrom('volunteers')
    .select(['id', 'firstname', 'lastname', 'email', 'phone'])
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', id)
    .executeTakeFirst();
}

/** Open requests of all foundations whose end nobody was told of, the first due first. */
export function untoldRequests(limit: number, db: Queries): Promise<RecordKey[]> {
  const organizationId = sql.ref('data_requests.organizationId');
  return (
    db
      .selectFrom('data_requests')
      .modifyFront(crossTenant('who may answer is told what is due'))
      .select(['id', 'organizationId'])
      .where(isOpen)
      .where('toldLateAt', 'is', null)
      // By no clock is it later than that, so that the index is used.
      .where(sql<boolean>`"dueOn" <= current_date + ${sql.lit(SOON_DAYS + 1)}`)
      .where(
        sql<boolean>`(${isLate(organizationId)} or "toldSoonAt" is null and ${isDueSoon(organizationId)})`,
      )
      .orderBy('dueOn')
      .limit(limit)
      .execute()
  );
}

/**
 * Takes who it was out of a person's requests: name, contacts, texts, and who had entered what came by the own page. What was asked
 * for, the days and how it ended stay, for the foundation has to show that it has answered (GDPR, art. 5 (2)).
 * @returns their ids, for the history
 */
export async function eraseDataRequests({ id, organizationId }: RecordKey, trx: Trx): Promise<string[]> {
  const erased = await trx
    .updateTable('data_requests')
    .set({
      personName: null,
      email: null,
      phone: null,
      description: null,
      extensionReason: null,
      answer: null,
    })
    .set({ subjectId: null, searchText: '' })
    .where('organizationId', '=', organizationId)
    .where('subjectId', '=', id)
    .returning('id')
    .execute();
  return erased.map((request) => request.id);
}
