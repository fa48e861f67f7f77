import { type Kysely, sql } from 'kysely';

/** More may come to an event than it has places; sign-up alone keeps to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "events" drop constraint "events_places"`.execute(db);
}
