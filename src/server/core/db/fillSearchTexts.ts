import { type Kysely, sql } from 'kysely';
import { searchTextOf } from './searchText.ts';

/** Rows read and written per batch. */
const BATCH = 2000;

/**
 * Recomputes the search text of all rows, for migrations that change the searched columns. Folding is done
 * here, not in the database.
 * @param columns as in `x-store: search`, in the contract's order
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
