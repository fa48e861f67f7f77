import { type Selectable, sql } from 'kysely';
import { storage } from '../../../contract/generated/storage.ts';
import type { Database } from './schema.ts';
import { searchTextOf } from './searchText.ts';
import type { Queries } from './transaction.ts';

/** Rows per statement: enough to make round trips cheap, few enough for a few megabytes of text. */
const BATCH = 2000;

type Stored<Table extends keyof Database> = Omit<Selectable<Database[Table]>, 'searchText'>;
type Nullable<T> = { [Name in keyof T]: null extends T[Name] ? Name : never }[keyof T];

/** An insertable row: nullable columns are optional, and the search text is computed. */
export type Row<Table extends keyof Database> = Omit<Stored<Table>, Nullable<Stored<Table>>> &
  Partial<Pick<Stored<Table>, Nullable<Stored<Table>>>>;

/**
 * Inserts rows of one shape in batches. Each batch is one JSON parameter, which PostgreSQL converts to the
 * table's types, including arrays and JSON: no limit on parameters, and one statement to prepare.
 * @param onInserted called with the size of each batch
 */
export async function insertRows<Table extends keyof Database>(
  table: Table,
  rows: readonly Row<Table>[],
  db: Queries,
  onInserted?: (count: number) => void,
): Promise<void> {
  const search = searchColumns(table);
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH).map((row) => asStored(row, search));
    const columns = sql.join([...new Set(batch.flatMap(Object.keys))].map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(batch)}::json)`.execute(
      db,
    );
    onInserted?.(batch.length);
  }
}

function searchColumns(table: keyof Database): readonly string[] {
  return table in storage ? storage[table as keyof typeof storage].search : [];
}

function asStored(row: object, search: readonly string[]): Record<string, unknown> {
  const stored = Object.entries(row).map(([name, value]) => [name, asText(value)]);
  if (search.length > 0) stored.push(['searchText', searchTextOf(row, search)]);
  return Object.fromEntries(stored);
}

/** JSON has no bytes; PostgreSQL parses hexadecimal text. */
function asText(value: unknown): unknown {
  return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
}
