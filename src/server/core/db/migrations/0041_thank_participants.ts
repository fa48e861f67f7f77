import { type Kysely, sql } from 'kysely';

/** Who was thanked after an event; nobody for what was before this release. Finds the events that ended lately. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The default is stored once for all rows there are, so that no row is written anew.
  await sql`alter table "participants" add column "thankedAt" timestamptz default now()`.execute(db);
  await sql`alter table "participants" alter column "thankedAt" drop default`.execute(db);
  await sql`create index on "events" ("endDate") where "status" = 'finished' and "cancelledAt" is null`.execute(
    db,
  );
}
