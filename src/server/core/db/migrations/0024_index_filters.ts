import { type Kysely, sql } from 'kysely';

/** Indexes for the filters of volunteers: one for all lists of choices, and one for the town. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on "volunteers" using gin ("organizationId", "languages", "daysOfHelp", "interests")`.execute(
    db,
  );
  // Same expression as `sameText`, and as the index of the other lists' towns (migration 0012).
  const decomposed = sql`normalize(translate("city", 'łđøŁĐØ', 'ldoLDO'), NFKD)`;
  await sql`create index on "volunteers" ("organizationId", (
    lower(btrim(regexp_replace(${decomposed}, ${sql.lit('[\u0300-\u036f]')}, '', 'g')) collate "und-x-icu")
  ))`.execute(db);
}
