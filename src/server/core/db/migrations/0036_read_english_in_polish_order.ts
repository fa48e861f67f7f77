import { type Kysely, sql } from 'kysely';

/**
 * English readers share the Polish order, which is Unicode's own but for the Polish letters: a change of a name
 * no longer writes a third set of indexes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select indexname as "name" from pg_indexes
    where schemaname = 'public' and tablename in ('volunteers', 'events', 'people_in_need', 'saved_views') and
      indexdef ~ '\\("organizationId", ("accountStatus", )?(city|firstname|lastname|title|name)( COLLATE "und-x-icu")?, id\\)$'
    order by 1`.execute(db);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db);
}
