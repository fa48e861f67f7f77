import { type Kysely, sql } from 'kysely';

/** Triggers must use the tables, not a foundation's views. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function "number_notification"() set search_path = public`.execute(db);
}
