import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/server/core/db/schema.ts';

/**
 * Columns of a table that are not among the given ones, by name.
 *
 * @example expect(await columnsBesides('sessions', ['createdAt', 'lastUsedAt'], db)).toEqual(['tokenHash'])
 */
export async function columnsBesides(
  table: string,
  given: readonly string[],
  db: Kysely<Database>,
): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select "column_name" as "name" from "information_schema"."columns"
    where "table_schema" = 'public' and "table_name" = ${table}`.execute(db);
  return rows
    .map(({ name }) => name)
    .filter((name) => !given.includes(name))
    .sort();
}
