import { type Kysely, sql } from 'kysely';

/** Those that the last release left as they were. */
const others = '\u2019\u02bc\u2018\u201b\u02b9\u2032`';

/** Each kind of apostrophe in what is searched becomes the one that searches are folded to, in all tables that have a search. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ table: string }>`select "table_name" as "table" from information_schema.columns
    where "table_schema" = current_schema() and "column_name" = 'searchText'`.execute(db);
  for (const { table } of rows)
    await sql`update ${sql.table(table)}
      set "searchText" = translate("searchText", ${others}, ${"'".repeat(others.length)})
      where "searchText" ~ ${`[${others}]`}`.execute(db);
}
