import { type Kysely, sql } from 'kysely';

/** Who comes to an event without having signed up needs no place; sign-up alone keeps to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "events" add column "walkIns" integer not null default 0`.execute(db);
  await sql`alter table "events" drop constraint "events_places"`.execute(db);
  await sql`alter table "events" add constraint "events_places"
    check ("nrOfVolunteersSigned" - "walkIns" <= "volunteersNeededNum")`.execute(db);
}
