import { type Expression, sql, type Updateable } from 'kysely';
import type { RecordKey } from './RecordKey.ts';
import type { Database } from './schema.ts';
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
