import { type Kysely, sql } from 'kysely';

/** Reports of abuses are taken and finished, and read as a list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "abuse_reports" add column "status" text not null default 'open'`.execute(db);
  await sql`alter table "abuse_reports" add column "responsible" jsonb`.execute(db);
  await sql`alter table "abuse_reports" add column "outcome" text`.execute(db);
  await sql`create index on "abuse_reports" ("organizationId", "createdAt", "id")`.execute(db);
  await sql`create index on "abuse_reports" ("organizationId", "status", "createdAt", "id")`.execute(db);
}
