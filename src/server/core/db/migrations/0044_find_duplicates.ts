import { type Kysely, sql } from 'kysely';

/** Finds who has the phone number of somebody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on "volunteers" ("organizationId", "phone")`.execute(db);
  await sql`create index on "people_in_need" ("organizationId", "phone")`.execute(db);
}
