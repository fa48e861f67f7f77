import { type Kysely, sql } from 'kysely';

/** Of finished reports nothing that was written outlives whom they are by or about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "abuse_reports" alter column "description" drop not null`.execute(db);
  await sql`create index on "abuse_reports" ("organizationId", "reporterId")`.execute(db);
  await sql`create index on "abuse_reports" ("organizationId", "subjectId")`.execute(db);
}
