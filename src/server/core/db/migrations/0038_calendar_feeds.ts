import { type Kysely, sql } from 'kysely';

/** The secret address of an account's calendar. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "accounts" add column "calendarHash" bytea, add column "calendarSince" timestamptz`.execute(
    db,
  );
  await sql`create index on "accounts" ("organizationId", "calendarHash") where "calendarHash" is not null`.execute(
    db,
  );
}
