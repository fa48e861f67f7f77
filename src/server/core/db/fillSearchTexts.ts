import { type Kysely, sql } from 'kysely';
import { searchTextOf } from './searchText.ts';

/** As many rows as are read and written at once. */
const BATCH = 2000;

/**
 * Works the search text of all rows out anew, for a migration after which a search looks through other columns: what is
 * folded is folded here and not by the database.
 * @param columns as `x-store: search` names them, in the order of the contract
 */
export async function fillSearchTexts(
  table: string,
  columns: readonly string[],
  db: Kysely<unknown>,
): Promise<void> {
  const names = new Set(['id', ...columns].map((path) => path.replace(/\..*/, '')));
  const found = sql.join([...names].map((name) => sql.ref(name)));
  for (let last: string | null = null; ; ) {
    const { rows }: { rows: { id: string }[] } = await sql<{
      id: string;
    }>`select ${found} from ${sql.table(table)}
      where ${last}::uuid is null or "id" > ${last}::uuid order by "id" limit ${BATCH}`.execute(db);
    const texts = rows.map((row) => ({ id: row.id, text: searchTextOf(row, columns) }));
    await sql`update ${sql.table(table)} as "row" set "searchText" = "each"."text"
      from json_to_recordset(${JSON.stringify(texts)}::json) as "each" ("id" uuid, "text" text)
      where "row"."id" = "each"."id" and "row"."searchText" <> "each"."text"`.execute(db);
    if (rows.length < BATCH) return;
    last = rows.at(-1)?.id ?? null;
  }
}
