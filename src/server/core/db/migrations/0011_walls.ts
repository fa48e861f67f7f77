import { type Kysely, sql } from 'kysely';

/** What the database does by itself means the tables, and not what a foundation sees of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function "number_notification"() set search_path = public`.execute(db);
}
