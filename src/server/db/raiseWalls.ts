import { type QueryExecutorProvider, sql } from 'kysely';
import { wallStatements } from './wallStatements.ts';
import { WALLED } from './wire/scopeStatement.ts';

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
  await sql`create schema ${sql.id(WALLED)}`.execute(db);
  for (const statement of wallStatements) await sql.raw(statement).execute(db);
}

/** For migrations: a table cannot lose a column that a view shows. */
export async function lowerWalls(db: QueryExecutorProvider): Promise<void> {
  await sql`drop schema if exists ${sql.id(WALLED)} cascade`.execute(db);
}
