import { type Kysely, sql } from 'kysely';

/** Finds the urgent requests for help that nobody has taken over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on "people_in_need" ("organizationId", "createdAt", "id")
    where "status" = 'new' and "urgency" = 'high'`.execute(db);
}
