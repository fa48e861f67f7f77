import { type Kysely, sql } from 'kysely';

/** Who was reminded of an event; and finds the events that begin soon. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "participants" add column "remindedAt" timestamptz`.execute(db);
  await sql`create index on "events" ("startDate") where "status" = 'active' and "cancelledAt" is null`.execute(
    db,
  );
}
