import { type Kysely, sql } from 'kysely';

/** Who works on a request for help, and why one was closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "people_in_need" add column "responsible" jsonb`.execute(db);
  await sql`alter table "people_in_need" add column "closingReason" text`.execute(db);
  // Same expression as the filter by a reference.
  await sql`create index on "people_in_need" ("organizationId", (("responsible" ->> 'id')::uuid), "createdAt", "id")
    where "responsible" is not null`.execute(db);
}
