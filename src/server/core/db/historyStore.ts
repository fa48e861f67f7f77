import { type RawBuilder, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { storage } from '../../../contract/generated/storage.ts';
import type { components } from '../../../contract/generated/types.ts';
import { instantText } from './jsonRows.ts';
import type { Queries } from './transaction.ts';

type HistoryEntry = components['schemas']['HistoryEntry'];

/** The record that a history entry is about. */
export interface Subject {
  readonly table: keyof typeof storage;
  readonly id: string;
  readonly organizationId: string;
}

/** The acting user; null where the server acts by itself. */
export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** Appends an entry, which the database never allows to change. */
export async function addHistory(
  subject: Subject,
  actor: Actor | null,
  action: HistoryEntry['action'],
  changes: HistoryEntry['changes'],
  db: Queries,
): Promise<void> {
  await db
    .insertInto('history')
    .values({
      id: uuid(),
      organizationId: subject.organizationId,
      subjectTable: subject.table,
      subjectId: subject.id,
      action,
      actorId: actor?.id ?? null,
      actorName: actor?.name ?? null,
      changes: JSON.stringify(changes),
    })
    .execute();
}

/** Records in one statement that somebody viewed records of a table. */
export async function addViews(
  { table, organizationId }: Omit<Subject, 'id'>,
  ids: readonly string[],
  actor: Actor,
  db: Queries,
): Promise<void> {
  if (ids.length === 0) return;
  const entryIds = ids.map(() => uuid());
  await sql`insert into "history"
      ("id", "organizationId", "subjectTable", "subjectId", "action", "actorId", "actorName", "changes")
    select "entryId", ${organizationId}::uuid, ${table}, "viewedId", 'viewed', ${actor.id}::uuid, ${actor.name}, '[]'
    from unnest(${entryIds}::uuid[], ${ids}::uuid[]) as "viewed" ("entryId", "viewedId")`.execute(db);
}

/** History of a record, newest first. */
export async function listHistory(subject: Subject, db: Queries): Promise<HistoryEntry[]> {
  const { rows } = await historyOf(subject).execute(db);
  return rows;
}

/** The same as a subquery (see `jsonRows`). */
export function historyOf({ id, organizationId, table }: Subject): RawBuilder<HistoryEntry> {
  return sql`select "id", "action", "actorId", "actorName", "changes", ${instantText('at')} as "at" from "history"
    where "subjectId" = ${id} and "organizationId" = ${organizationId} and "subjectTable" = ${table}
    order by "history"."at" desc, "id" desc limit ${sql.lit(HISTORY_SHOWN)}`;
}

/** Maximum number of entries shown. */
const HISTORY_SHOWN = 500;

/** Whether a record once existed and was deleted, so that deleting it again is harmless. */
export async function wasDeleted(subject: Subject, db: Queries): Promise<boolean> {
  const entry = await db
    .selectFrom('history')
    .select('id')
    .where('subjectId', '=', subject.id)
    .where('organizationId', '=', subject.organizationId)
    .where('subjectTable', '=', subject.table)
    .where('action', '=', 'deleted')
    .executeTakeFirst();
  return entry !== undefined;
}
