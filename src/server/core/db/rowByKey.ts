import { type Expression, sql, type Updateable } from 'kysely';
import { storage } from '../../../contract/generated/storage.ts';
import type { Database } from './schema.ts';
import { searchTextOf } from './searchText.ts';
import type { Queries } from './transaction.ts';

/** Tables whose rows a foundation finds by an id. */
type KeyedTable = {
  [Table in keyof Database]: Database[Table] extends RecordKey ? Table : never;
}[keyof Database];

type Columns<Row> = { readonly [Name in keyof Row]?: Row[Name] | Expression<Row[Name]> };

/** The time of the transaction. */
export const now = sql<string>`now()`;

/** Sets columns of one row and notes nothing of it: `updateRow` is for what a form has sent. */
export async function setColumns<Table extends KeyedTable>(
  table: Table,
  key: RecordKey,
  values: Columns<Updateable<Database[Table]>>,
  db: Queries,
): Promise<void> {
  const columns = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(columns)} where ${isRow(key)}`.execute(db);
}

export async function deleteRow(table: KeyedTable, key: RecordKey, db: Queries): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${isRow(key)}`.execute(db);
}

const isRow = ({ id, organizationId }: RecordKey) =>
  sql`"organizationId" = ${organizationId} and "id" = ${id}`;

/** Columns that every update maintains, if the table has them. */
const notes = [
  { column: 'version', value: sql`"version" + 1` },
  { column: 'updatedAt', value: sql`now()` },
];

/**
 * Updates columns of a record, including JSON, lists and its search text. Columns missing in `values` become
 * null, because forms omit empty fields.
 * @param columns that may change, usually `contractColumns` of an input schema; must include all search
 * columns
 */
export async function updateRow(
  table: keyof typeof storage,
  { id, organizationId }: RecordKey,
  { columns, values }: { columns: readonly string[]; values: object },
  db: Queries,
): Promise<void> {
  const search: readonly string[] = storage[table].search;
  const isFound = search.length > 0;
  const record = { ...values, ...(isFound && { searchText: searchTextOf(values, search) }) };
  const names = sql.join([...columns, ...(isFound ? ['searchText'] : [])].map((name) => sql.ref(name)));
  const own = table === 'organizations' ? sql`` : sql` and "organizationId" = ${organizationId}`;
  const noted = notes.flatMap(({ column, value }) =>
    storage[table].columns.some((name) => name === column) ? sql`, ${sql.ref(column)} = ${value}` : [],
  );
  await sql`update ${sql.table(table)} set (${names}) = (
      select ${names} from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(record)}::json)
    )${sql.join(noted, sql``)} where "id" = ${id}${own}`.execute(db);
}

/**
 * Key of a foundation's record. Ids are unique, but a distributed database needs the foundation to locate the
 * row.
 */
export interface RecordKey {
  readonly id: string;
  readonly organizationId: string;
}
