import { type Kysely, sql } from 'kysely';
import { crossTenantTables } from '../../../src/server/core/db/crossTenant.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';
import { leftovers } from './leftovers.ts';

/** Distribution column of a table, or null for a cross-tenant one. */
export function distributionColumn(table: string): string | null {
  if (table in crossTenantTables) return null;
  return table === 'organizations' ? 'id' : 'organizationId';
}

/**
 * Parts of the schema that a database distributed by a column would refuse, by Citus's published rules
 * (docs.citusdata.com: "Creating and modifying distributed objects", "SQL support and workarounds"): every
 * unique key contains the column; foreign keys have it on both sides, or reference a replicated table; no
 * sequences; triggers only touch their row's node.
 */
export async function schemaIssues(db: Kysely<Database>): Promise<string[]> {
  const issues = [columnIssues, keyIssues, referenceIssues, sequenceIssues, triggerIssues];
  return (await Promise.all(issues.map((find) => find(db)))).flat();
}

async function columnIssues(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select "relname" as "table", coalesce(json_agg("attname") filter (where "attnotnull"
      and "atttypid" = 'uuid'::regtype), '[]') as "columns"
    from pg_class join pg_attribute on "attrelid" = pg_class.oid and "attnum" > 0
    where "relnamespace" = 'public'::regnamespace and "relkind" in ('r', 'p') and not "relispartition"
    group by 1 order by 1`.execute(db);
  return rows.flatMap(({ table, columns }) => {
    const column = distributionColumn(table);
    return column === null || columns.includes(column)
      ? []
      : [`${table} has no ${column} that is never null`];
  });
}

async function keyIssues(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ table: string; name: string; columns: string[] }>`
    select table_class."relname" as "table", index_class."relname" as "name",
      (select coalesce(json_agg("attname"), '[]') from pg_attribute
        where "attrelid" = "indrelid" and "attnum" = any("indkey")) as "columns"
    from pg_index join pg_class as table_class on table_class.oid = "indrelid"
      join pg_class as index_class on index_class.oid = "indexrelid"
    where table_class."relnamespace" = 'public'::regnamespace and not table_class."relispartition"
      and ("indisunique" or "indisexclusion")
    order by 1, 2`.execute(db);
  const kept: readonly string[] = leftovers.indexes;
  return rows.flatMap(({ table, name, columns }) => {
    const column = distributionColumn(table);
    if (column === null || columns.includes(column) || kept.includes(name)) return [];
    return [`${table}: the unique key ${name} has no ${column}`];
  });
}

async function referenceIssues(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{
    from: string;
    to: string;
    name: string;
    columns: string[];
    keys: string[];
    emptied: string[];
  }>`
    select "conrelid"::regclass::text as "from", "confrelid"::regclass::text as "to", "conname" as "name",
      (select json_agg("attname" order by "place") from unnest("conkey") with ordinality as "each" ("number", "place")
        join pg_attribute on "attrelid" = "conrelid" and "attnum" = "number") as "columns",
      (select json_agg("attname" order by "place") from unnest("confkey") with ordinality as "each" ("number", "place")
        join pg_attribute on "attrelid" = "confrelid" and "attnum" = "number") as "keys",
      (select coalesce(json_agg("attname"), '[]') from pg_attribute where "attrelid" = "conrelid"
        and "confdeltype" in ('n', 'd') and "attnum" = any(coalesce("confdelsetcols", "conkey"))) as "emptied"
    from pg_constraint where "contype" = 'f' and "connamespace" = 'public'::regnamespace and "conparentid" = 0
    order by 1, 3`.execute(db);
  return rows.flatMap(({ from, to, name, columns, keys, emptied }) => {
    const [own, theirs] = [distributionColumn(from), distributionColumn(to)];
    if (theirs === null) return [];
    const said = `${from}: the foreign key ${name}`;
    if (own === null) return [`${said} leads from a cross-tenant table`];
    if (columns.indexOf(own) === -1 || keys[columns.indexOf(own)] !== theirs)
      return [`${said} does not lead from ${own} to ${theirs}`];
    return emptied.includes(own) ? [`${said} empties ${own}`] : [];
  });
}

async function sequenceIssues(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select "relname" as "name" from pg_class
    where "relkind" = 'S' and "relnamespace" = 'public'::regnamespace order by 1`.execute(db);
  return rows.map(({ name }) => `${name} is a sequence, which counts for all`);
}

async function triggerIssues(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ table: string; name: string; source: string }>`
    select "relname" as "table", "tgname" as "name", "prosrc" as "source" from pg_trigger
      join pg_class on pg_class.oid = "tgrelid" join pg_proc on pg_proc.oid = "tgfoid"
    where "relnamespace" = 'public'::regnamespace and not "relispartition" and not "tgisinternal"
    order by 1, 2`.execute(db);
  const kept: readonly string[] = leftovers.triggers;
  return rows.flatMap(({ table, name, source }) => {
    if (distributionColumn(table) === null || kept.includes(name)) return [];
    const strays = source.split(';').flatMap((statement) => straysOf(statement));
    return [...new Set(strays)].map((stray) => `${table}: the trigger ${name} ${stray}`);
  });
}

/** Tables on other nodes that a trigger function's statement names. */
function straysOf(statement: string): string[] {
  const tables = [...statement.matchAll(/\b(?:from|join|into|update) (?:public\.)?"(\w+)"/g)].flatMap(
    ([, table]) => (table === undefined || ['touched', 'ended'].includes(table) ? [] : [table]),
  );
  return tables.flatMap((table) => {
    const column = distributionColumn(table);
    if (column === null) return [`reaches the cross-tenant table ${table}`];
    return statement.includes(`"${column}"`) ? [] : [`looks for rows of ${table} without ${column}`];
  });
}
