import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Sql } from './Bench.ts';

/**
 * Fills foundations evenly with copies of the volunteers made by `npm run seed`: in one statement, building
 * indexes afterwards, because inserting a million rows one by one takes a quarter of an hour.
 * @param organizationIds the foundations to fill
 */
export async function multiplyVolunteers(
  sql: Sql,
  organizationIds: readonly string[],
  volunteers: number,
): Promise<void> {
  await sql.query('create temporary table "template" as select * from "volunteers" order by "id"');
  const build = await dropIndexes(sql);
  await sql.query('delete from "volunteers"');
  const columns = await writtenColumns('volunteers', sql);
  const made = columns.map((column) => values[column] ?? column);
  await sql.query(
    `insert into "volunteers" (${columns.join(', ')})
     select ${made.join(', ')} from (
       select "template".*, "copy", row_number() over () - 1 as "number",
         split_part("email", '@', 1) || '.' || "copy" || '@mail.example' as "address"
       from "template" cross join generate_series(0, $2::int / (select count(*) from "template")) as "copy"
     ) as "copied"
     where "number" < $2`,
    [organizationIds, volunteers],
  );
  for (const statement of build) await sql.query(statement);
  await sql.query('drop table "template"');
  await sql.query('vacuum analyze "volunteers"');
}

/** Columns of a table that are not generated, quoted. */
export async function writtenColumns(table: string, sql: Sql): Promise<string[]> {
  const { rows } = await sql.query(
    `select quote_ident(attname) as "column" from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return (rows as { column: string }[]).map(({ column }) => column);
}

/** Columns that differ in a copy. */
const values: Readonly<Record<string, string>> = {
  id: `overlay(gen_random_uuid()::text placing left("id"::text, 9) from 1)::uuid`,
  '"organizationId"': '($1::uuid[])[1 + "number" % cardinality($1)]',
  '"accountId"': 'null',
  '"createdAt"': `"createdAt" - "copy" * interval '7 seconds'`,
  email: '"address"',
  '"searchText"': 'replace("searchText", lower("email"), lower("address"))',
};

/** @returns statements that recreate them */
async function dropIndexes(sql: Sql): Promise<string[]> {
  const { rows } = await sql.query(
    `select indexrelid::regclass::text as "name", pg_get_indexdef(indexrelid) as "definition"
     from pg_index where indrelid = 'volunteers'::regclass and not exists (
       select from pg_constraint where conindid = indexrelid)`,
  );
  const indexes = rows as { name: string; definition: string }[];
  for (const { name } of indexes) await sql.query(`drop index ${name}`);
  return indexes.map(({ definition }) => definition);
}

/** Inserts a copy of a row with some columns changed. */
export async function copyRow(sql: Sql, table: string, id: string, changes: object): Promise<void> {
  await sql.query(
    `insert into "${table}" select ("copy").* from (
       select jsonb_populate_record("${table}", $2::jsonb) as "copy" from "${table}" where "id" = $1
     ) as "copies"`,
    [id, JSON.stringify(changes)],
  );
}

/** Runs `npm run seed` for the demo's first foundation. */
export function seedVolunteers(environment: Readonly<Record<string, string>>, volunteers: number): void {
  const script = join(import.meta.dirname, '../../operate/seed.ts');
  const { DATABASE_URL: _, ...inherited } = process.env;
  const run = spawnSync(process.execPath, [script, '--volunteers', String(volunteers)], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (run.status !== 0) throw new Error('The database could not be seeded.');
}
