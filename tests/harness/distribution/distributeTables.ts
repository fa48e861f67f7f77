import { type Kysely, sql } from 'kysely';
import { lowerWalls, raiseWalls } from '../../../src/server/core/db/migrate.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';
import type { Trx } from '../../../src/server/core/db/transaction.ts';
import { leftovers } from './leftovers.ts';
import { distributionColumn } from './schemaIssues.ts';

/** Enough that two foundations rarely share a partition, few enough that plans stay short. */
const PARTITIONS = 8;
const PARTS = 'parts';

/**
 * Converts every foundation-owned table (all empty) to hash partitions by foundation, with all constraints
 * and indexes: PostgreSQL then refuses keys without the foundation, and its plans show how many partitions a
 * statement needs.
 */
export async function distributeTables(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lowerWalls(trx);
    await dropLeftovers(trx);
    // A separate schema, invisible to code that lists the tables.
    await sql`create schema ${sql.id(PARTS)}`.execute(trx);
    const tables = (await namesOfTables(trx)).filter((table) => distributionColumn(table) !== null);
    const statements = await definitions(tables, trx);
    for (const table of tables) await distribute(table, trx);
    for (const statement of statements) await sql.raw(statement).execute(trx);
    await raiseWalls(trx);
  });
}

async function dropLeftovers(trx: Trx): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('alter table %s drop constraint %I', "conrelid"::regclass, "conname") as "statement"
      from pg_constraint where "conname" = any(${leftovers.indexes}::text[])
    union all select format('drop index %I', "relname") from pg_class
      where "relname" = any(${leftovers.indexes}::text[]) and not exists (
        select from pg_constraint where "conindid" = pg_class.oid)
    union all select format('drop trigger %I on %s', "tgname", "tgrelid"::regclass) from pg_trigger
      where "tgname" = any(${leftovers.triggers}::text[])`.execute(trx);
  for (const { statement } of rows) await sql.raw(statement).execute(trx);
}

async function namesOfTables(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select "relname" as "name" from pg_class
    where "relnamespace" = 'public'::regnamespace and "relkind" = 'r' order by 1`.execute(trx);
  return rows.map(({ name }) => name);
}

/** Keys first, then foreign keys, then the rest. */
async function definitions(tables: readonly string[], trx: Trx): Promise<string[]> {
  const { rows } = await sql<{ statement: string }>`
    with "own" as (select oid from pg_class where "relnamespace" = 'public'::regnamespace and "relname" = any(${tables}::text[]))
    select format('alter table %s add constraint %I %s', "conrelid"::regclass, "conname", pg_get_constraintdef(oid)) as "statement",
        case "contype" when 'f' then 2 else 1 end as "place"
      from pg_constraint where "conrelid" in (select oid from "own") and "contype" in ('p', 'u', 'f')
    union all select pg_get_indexdef("indexrelid"), 1 from pg_index where "indrelid" in (select oid from "own")
      and not exists (select from pg_constraint where "conindid" = "indexrelid" and "contype" in ('p', 'u'))
    union all select pg_get_triggerdef(oid), 3 from pg_trigger
      where "tgrelid" in (select oid from "own") and not "tgisinternal"
    order by 2`.execute(trx);
  return rows.map(({ statement }) => statement);
}

async function distribute(table: string, trx: Trx): Promise<void> {
  const former = sql.table(`${table}_former`);
  await sql`alter table ${sql.table(table)} rename to ${sql.id(`${table}_former`)}`.execute(trx);
  await sql`create table ${sql.table(table)} (like ${former} including constraints including defaults
    including generated including storage) partition by hash (${sql.id(distributionColumn(table) ?? '')})`.execute(
    trx,
  );
  for (let remainder = 0; remainder < PARTITIONS; remainder += 1) {
    await sql`create table ${sql.id(PARTS, `${table}_${remainder}`)} partition of ${sql.table(table)}
      for values with (modulus ${sql.lit(PARTITIONS)}, remainder ${sql.lit(remainder)})`.execute(trx);
  }
  await sql`drop table ${former} cascade`.execute(trx);
}
