import { type Expression, type JoinBuilder, type RawBuilder, sql, type Updateable } from 'kysely';
import { storage } from '../../../contract/generated/storage.ts';
import type { Database } from './schema.ts';
import { searchTextOf } from './searchText.ts';
import type { Queries } from './transaction.ts';

/** Tables whose rows a foundation finds by an id. */
type KeyedTable =
  | 'organizations'
  | { [Table in keyof Database]: Database[Table] extends RecordKey ? Table : never }[keyof Database];

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
  await sql`update ${sql.table(table)} set ${sql.join(columns)} where ${isRow(table, key)}`.execute(db);
}

export async function deleteRow(table: KeyedTable, key: RecordKey, db: Queries): Promise<void> {
  await sql`delete from ${sql.table(table)} where ${isRow(table, key)}`.execute(db);
}

/** Until the transaction ends, so that changes of the row, and of what depends on it, are serialised. */
export async function lockRow(table: KeyedTable, key: RecordKey, trx: Queries): Promise<void> {
  await sql`select 1 from ${sql.table(table)} where ${isRow(table, key)} for no key update`.execute(trx);
}

function isRow(table: string, { id, organizationId }: RecordKey): RawBuilder<unknown> {
  const isOne = sql`"id" = ${id}`;
  return table === 'organizations' ? isOne : sql`"organizationId" = ${organizationId} and ${isOne}`;
}

type Column = {
  [Table in keyof Database]: `${Table}.${keyof Database[Table] & string}`;
}[keyof Database];

/**
 * Join condition of a reference, which always stays within a foundation.
 * @example db.selectFrom('accounts').innerJoin('coordinators', joined('coordinators.id', 'accounts.id'))
 */
export function joined(column: Column, reference: Column) {
  const [own, other] = [column, reference].map((name) => sql.ref(name.replace(/\..*/, '.organizationId')));
  const condition = sql<boolean>`${own} = ${other} and ${sql.ref(column)} = ${sql.ref(reference)}`;
  return <DB, Tables extends keyof DB>(on: JoinBuilder<DB, Tables>) => on.on(condition);
}

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
  table: KeyedTable & keyof typeof storage,
  key: RecordKey,
  { columns, values }: { columns: readonly string[]; values: object },
  db: Queries,
): Promise<void> {
  const search: readonly string[] = storage[table].search;
  const isFound = search.length > 0;
  const record = { ...values, ...(isFound && { searchText: searchTextOf(values, search) }) };
  const names = sql.join([...columns, ...(isFound ? ['searchText'] : [])].map((name) => sql.ref(name)));
  const noted = notes.flatMap(({ column, value }) =>
    storage[table].columns.some((name) => name === column) ? sql`, ${sql.ref(column)} = ${value}` : [],
  );
  await sql`update ${sql.table(table)} set (${names}) = (
      select ${names} from json_populate_record(null::${sql.table(table)}, ${JSON.stringify(record)}::json)
    )${sql.join(noted, sql``)} where ${isRow(table, key)}`.execute(db);
}

/**
 * Key of a foundation's record. Ids are unique, but a distributed database needs the foundation to locate the
 * row.
 */
export interface RecordKey {
  readonly id: string;
  readonly organizationId: string;
}
