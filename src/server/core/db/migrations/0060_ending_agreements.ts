import { type Kysely, sql } from 'kysely';

/** The overview asks for the agreements that run out; those without an end never do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on "agreements" ("organizationId", "dateTo")
    where "status" = 'signed' and "dateTo" is not null`.execute(db);
}
