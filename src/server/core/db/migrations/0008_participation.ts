import { type Kysely, sql } from 'kysely';

/** Constraints that protect an event's places, and indexes to find participants and ended events. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create unique index on "participants" ("eventId", "volunteerId")`.execute(db);
  await sql`alter table "events" add constraint "events_places"
    check ("nrOfVolunteersSigned" <= "volunteersNeededNum")`.execute(db);
  // Order of sign-up, which is also the order of the waiting list.
  await sql`create index on "participants" ("eventId", "signedUpAt", "id")`.execute(db);
  await sql`create index on "events" ("endDate") where "status" = 'active' and "cancelledAt" is null`.execute(
    db,
  );
}
