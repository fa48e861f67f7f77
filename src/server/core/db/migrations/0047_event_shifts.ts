import { type Kysely, sql } from 'kysely';

/**
 * Shifts of events. Days are counted from the event's first, so that a shift moves with it. From now on a volunteer may take several shifts
 * of an event: servers of the last release, whose sign-up knows one row of each volunteer, cannot sign anybody up while the update rolls.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "event_shifts" (
    "organizationId" uuid not null,
    "id" uuid not null,
    "eventId" uuid not null,
    "role" text not null,
    "startDay" integer not null,
    "eventStart" text not null,
    "endDay" integer not null,
    "eventEnd" text not null,
    "places" integer not null,
    "taken" integer not null default 0,
    "waitlisted" integer not null default 0,
    "walkIns" integer not null default 0,
    primary key ("organizationId", "id"),
    foreign key ("organizationId", "eventId") references "events" on delete cascade,
    constraint "event_shifts_places" check ("taken" - "walkIns" <= "places")
  )`.execute(db);
  await sql`create index on "event_shifts" ("organizationId", "eventId")`.execute(db);
  await sql`alter table "events" add column "shiftCount" integer not null default 0`.execute(db);
  await sql`alter table "participants" add column "shiftId" uuid`.execute(db);
  await sql`alter table "participants" add foreign key ("organizationId", "shiftId")
    references "event_shifts" on delete cascade`.execute(db);
  await sql`create index on "participants" ("organizationId", "shiftId") where "shiftId" is not null`.execute(
    db,
  );
  await sql`drop index "participants_organizationId_eventId_volunteerId_idx"`.execute(db);
  await sql`drop index "participants_eventId_volunteerId_idx"`.execute(db);
  await sql`create unique index "participants_once" on "participants"
    ("organizationId", "eventId", "volunteerId", coalesce("shiftId", "eventId"))`.execute(db);
}
