import { createHash } from 'node:crypto';
import { type QueryExecutorProvider, sql } from 'kysely';
import { walls } from './walls.ts';
import { WALLED } from './wire/scopeStatement.ts';

/** Read once a statement; nothing equals it where no foundation was named. */
const FOUNDATION = `(select nullif(current_setting('panel.organization', true), '')::uuid)`;

/**
 * Makes the views of walls.ts in a schema of their own: to a foundation's statements that schema is all there is
 * (scopeStatement.ts), so `"volunteers"` means its own volunteers to them, whatever they forget.
 *
 * Row-level security would do the same by a role, but keeps the index of a search from being used: with it a condition
 * may not look at a row before the policy has, unless its function is `leakproof`, and LIKE is not. A rare name among
 * 300,000 rows then takes 42 ms instead of 0.7. It also needs a right that the owner of a database need not have (a
 * role), is void for superusers, and breaks pg_dump where it is forced upon owners. Views know none of that.
 */
export async function raiseWalls(db: QueryExecutorProvider): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('walls'))`.execute(db);
  const { rows } = await sql<{ mark: string | null }>`select
    obj_description(to_regnamespace(${WALLED}), 'pg_namespace') as "mark"`.execute(db);
  if (rows[0]?.mark === MARK) return;
  await lowerWalls(db);
  await sql`create schema ${sql.id(WALLED)}`.execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql`comment on schema ${sql.id(WALLED)} is ${sql.lit(MARK)}`.execute(db);
}

/** For migrations: a table cannot lose a column that a view shows. */
export async function lowerWalls(db: QueryExecutorProvider): Promise<void> {
  await sql`drop schema if exists ${sql.id(WALLED)} cascade`.execute(db);
}

function viewOf(table: string): string[] {
  const wall = walls[table as keyof typeof walls];
  if (wall === 'closed') return [];
  const view = `create view ${WALLED}."${table}" as select * from public."${table}" as "row"`;
  if (wall === 'open') return [view];
  if (wall === 'insert') return [`${view} where false`];
  const condition =
    'own' in wall
      ? `"row"."${wall.own}" = ${FOUNDATION}`
      : wall.of.map((parent) => `exists (${parentOf(parent, wall.by)})`).join(' or ');
  return [`${view} where ${condition} with check option`];
}

function parentOf(parent: keyof typeof walls, column: string): string {
  return `select from public."${parent}" as "parent"
    where "parent"."id" = "row"."${column}" and "parent"."organizationId" = ${FOUNDATION}`;
}

const statements = Object.keys(walls).flatMap(viewOf);
/** Says which walls stand. */
const MARK = createHash('sha256').update(statements.join('\n')).digest('hex');
