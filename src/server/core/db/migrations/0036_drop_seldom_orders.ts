import { type Kysely, sql } from 'kysely';

/**
 * As in the other readers' orders (migration 0010), only last names have an index for each status in Unicode's: the
 * others are read by the index of all, and each index is written by every change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select indexname as "name" from pg_indexes
    where schemaname = 'public' and tablename = 'volunteers' and
      indexdef ~ '\\("organizationId", "accountStatus", (city|firstname)( COLLATE "und-x-icu")?, id\\)$'
    order by 1`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
}
