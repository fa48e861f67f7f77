import { type RawBuilder, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { storage } from '../../../contract/generated/storage.ts';
import type { components } from '../../../contract/generated/types.ts';
import { ApiError } from '../http/ApiError.ts';
import { instantText } from './jsonRows.ts';
import type { RecordKey } from './rowByKey.ts';
import type { Queries } from './transaction.ts';

type HistoryEntry = components['schemas']['HistoryEntry'];

/** The record that a history entry is about. */
export interface Subject extends RecordKey {
  readonly table: keyof typeof storage;
}

/** The acting user; null where the server acts by itself. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** Appends an entry, which the database never allows to change. */
export async function addHistory(
  subjectTable: Subject['table'],
  { id: subjectId, organizationId }: RecordKey,
  actor: Actor | null,
  action: HistoryEntry['action'],
  changes: HistoryEntry['changes'],
  db: Queries,
): Promise<void> {
  await db
    .insertInto('history')
    .values({
      ...{ id: uuid(), organizationId, subjectTable, subjectId, action },
      ...{ actorId: actor?.id ?? null, actorName: actor?.name ?? null },
      changes: JSON.stringify(changes),
    })
    .execute();
}

/** Records in one statement that a user viewed records of a table. */
export async function addViews(
  table: Subject['table'],
  ids: readonly string[],
  user: Actor & RecordKey,
  db: Queries,
): Promise<void> {
  if (ids.length === 0) return;
  const entryIds = ids.map(() => uuid());
  await sql`insert into "history"
      ("id", "organizationId", "subjectTable", "subjectId", "action", "actorId", "actorName", "changes")
    select "entryId", ${user.organizationId}::uuid, ${table}, "viewedId", 'viewed', ${user.id}::uuid, ${user.name}, '[]'
    from unnest(${entryIds}::uuid[], ${ids}::uuid[]) as "viewed" ("entryId", "viewedId")`.execute(db);
}

/** History of a record, newest first, as a subquery (see `jsonRows`). */
export function historyOf({ id, organizationId, table }: Subject): RawBuilder<HistoryEntry> {
  return sql`select "id", "action", "actorId", "actorName", "changes", ${instantText('at')} as "at" from "history"
    where "subjectId" = ${id} and "organizationId" = ${organizationId} and "subjectTable" = ${table}
    order by "history"."at" desc, "id" desc limit ${sql.lit(HISTORY_SHOWN)}`;
}

/** Maximum number of entries shown. */
const HISTORY_SHOWN = 500;

/**
 * For a record that is not found: if it was deleted, deleting it again is harmless.
 * @throws ApiError not_found if it never existed
 */
export async function requireDeleted(
  table: Subject['table'],
  { id, organizationId }: RecordKey,
  db: Queries,
): Promise<void> {
  const entry = await db
    .selectFrom('history')
    .select('id')
    .where('subjectId', '=', id)
    .where('organizationId', '=', organizationId)
    .where('subjectTable', '=', table)
    .where('action', '=', 'deleted')
    .executeTakeFirst();
  if (!entry) throw new ApiError('not_found');
}
