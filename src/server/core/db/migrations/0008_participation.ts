import { type Kysely, sql } from 'kysely';

/** What keeps the places of an event right whatever the code does, and what finds participants and ended events fast. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index on "participants" ("eventId", "volunteerId")`.execute(db);
  await sql`alter table "events" add constraint "events_places"
    check ("nrOfVolunteersSigned" <= "volunteersNeededNum")`.execute(db);
  // The order in which people signed up, which is the order in which they wait.
  await sql`create index on "participants" ("eventId", "signedUpAt", "id")`.execute(db);
  await sql`create index on "events" ("endDate") where "status" = 'active' and "cancelledAt" is null`.execute(
    db,
  );
}
