import { type Kysely, sql } from 'kysely';
import type { Database } from '../../src/server/core/db/schema.ts';

/** Row count and content digest of each table. */
export type TableDigests = Readonly<Record<string, string>>;

/**
 * Digests of all tables, to compare before and after: `expect(await digests()).toEqual(before)`.
 * @param organizationId restricts them to the foundation's rows
 */
export async function tableDigests(db: Kysely<Database>, organizationId?: string): Promise<TableDigests> {
  const withColumn = sql`and exists (select from pg_attribute
    where attrelid = pg_class.oid and attname = 'organizationId' and not attisdropped)`;
  // The views of information_schema take ten times as long on the embedded database, and some tests ask hundreds of times.
  const { rows: tables } = await sql<{ name: string }>`select relname as "name" from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
    ${organizationId === undefined ? sql`` : withColumn} order by 1`.execute(db);
  const rowsOf = organizationId === undefined ? sql`` : sql`where "organizationId" = ${organizationId}`;
  const selects = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as "name", count(*) || ' ' ||
      md5(coalesce(string_agg(md5(t::text), '' order by md5(t::text)), '')) as "digest" from ${sql.table(name)} as t ${rowsOf}`,
  );
  const { rows } = await sql<{
    name: string;
    digest: string;
  }>`${sql.join(selects, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}
