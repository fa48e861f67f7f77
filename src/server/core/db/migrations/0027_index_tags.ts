import { type Kysely, sql } from 'kysely';

/** Finds volunteers by a tag. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on "volunteers" using gin ("organizationId", "tags")`.execute(db);
}
