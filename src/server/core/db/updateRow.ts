import { sql } from 'kysely';
import { storage } from '../../../contract/generated/storage.ts';
import type { RecordKey } from './RecordKey.ts';
import { searchTextOf } from './searchText.ts';
import type { Queries } from './transaction.ts';

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
