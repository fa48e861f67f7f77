import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../../src/server/core/db/transaction.ts';
import type { Progress } from '../shared/withProgress.ts';
import { type BackupEnd, type BackupHeader, FORMAT, FORMAT_VERSION } from './Backup.ts';

/** Rows per read: some megabytes at most. */
const PORTION = 1000;

/**
 * Yields the whole database as text, row by row.
 * @param snapshot a repeatable read transaction
 */
export async function* backupText(snapshot: Queries, { onBegin, onRows }: Progress): AsyncGenerator<string> {
  const tables = await describeTables(snapshot);
  const counts = await countRows(tables, snapshot);
  const header: BackupHeader = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    at: new Date().toISOString(),
    migrations: await readMigrations(snapshot),
    sequences: await readSequences(snapshot),
    tables: tables.map(({ name, columns }) => ({ name, columns, rows: counts.get(name) ?? 0 })),
  };
  onBegin(header.tables.reduce((sum, { rows }) => sum + rows, 0));
  const hash = createHash('sha256');
  const hashed = (text: string): string => {
    hash.update(text);
    return text;
  };
  yield hashed(`${JSON.stringify(header)}\n`);
  for (const table of tables) {
    for await (const lines of rowsOf(table, snapshot)) {
      yield hashed(`${lines.join('\n')}\n`);
      onRows(lines.length);
    }
  }
  const end: BackupEnd = { sha256: hash.digest('hex') };
  yield `${JSON.stringify(end)}\n`;
}

async function* rowsOf({ name, columns, isHeavy }: Table, snapshot: Queries): AsyncGenerator<string[]> {
  const selected = sql.join(columns.map((column) => sql.ref(column)));
  await sql`declare "backup" no scroll cursor for
    select row_to_json("rows")::text as "line" from (select ${selected} from ${sql.table(name)}) as "rows"`.execute(
    snapshot,
  );
  const fetch = sql<{ line: string }>`fetch ${sql.lit(isHeavy ? 1 : PORTION)} from "backup"`;
  for (;;) {
    const { rows } = await fetch.execute(snapshot);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await sql`close "backup"`.execute(snapshot);
}

async function countRows(tables: readonly Table[], snapshot: Queries): Promise<Map<string, number>> {
  const counts = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as "name", count(*) as "rows" from ${sql.table(name)}`,
  );
  const { rows } = await sql<{ name: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(
    snapshot,
  );
  return new Map(rows.map(({ name, rows }) => [name, rows]));
}

async function readMigrations(snapshot: Queries): Promise<BackupHeader['migrations']> {
  const { rows } = await sql<{ name: string; timestamp: string }>`
    select "name", "timestamp" from "kysely_migration" order by "name"`.execute(snapshot);
  return rows;
}

async function readSequences(snapshot: Queries): Promise<BackupHeader['sequences']> {
  const { rows } = await sql<{ name: string; value: number }>`
    select "sequencename" as "name", "last_value" as "value" from pg_sequences
    where "schemaname" = current_schema() and "last_value" is not null`.execute(snapshot);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

interface Table {
  readonly name: string;
  /** Without generated columns. */
  readonly columns: readonly string[];
  /** Tables referenced by its rows. */
  readonly refersTo: readonly string[];
  /** Whether its rows hold documents or pictures, megabytes each: columns with storage `external`. */
  readonly isHeavy: boolean;
}

/**
 * All our tables except Kysely's, referenced ones first. Read from the catalog, so that none can be
 * forgotten.
 */
async function describeTables(db: Queries): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select "relname" as "name",
      (select json_agg("attname" order by "attnum") from pg_attribute
        where "attrelid" = pg_class.oid and "attnum" > 0 and not "attisdropped" and "attgenerated" = '') as "columns",
      (select coalesce(json_agg("confrelid"::regclass::text), '[]') from pg_constraint
        where "conrelid" = pg_class.oid and "contype" = 'f' and "confrelid" <> "conrelid") as "refersTo",
      exists (select from pg_attribute
        where "attrelid" = pg_class.oid and "attnum" > 0 and "attstorage" = 'e') as "isHeavy"
    from pg_class
    where "relnamespace" = current_schema()::regnamespace and "relkind" = 'r' and "relname" not like 'kysely\\_%'
    order by "relname"`.execute(db);
  return inOrder(rows);
}

function inOrder(tables: readonly Table[]): Table[] {
  const rest = new Set(tables);
  const ordered: Table[] = [];
  while (rest.size > 0) {
    const waits = new Set([...rest].map(({ name }) => name));
    const ready = [...rest].filter(({ refersTo }) => !refersTo.some((name) => waits.has(name)));
    if (ready.length === 0) throw new Error(`These tables refer to each other: ${[...waits].join(', ')}`);
    for (const table of ready) rest.delete(table);
    ordered.push(...ready);
  }
  return ordered;
}
