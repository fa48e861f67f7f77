import { type Kysely, sql } from 'kysely';

/** Notes, assignments and visits of people in need, and since when a visit is awaited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "notification_preferences" add column "newPersonInNeed" boolean default 'true'`.execute(
    db,
  );
  await awaitVisits(db);
  await createNotes(db);
  await createAssignments(db);
  await createVisits(db);
  await sql`alter table "one_time_tokens"
    drop constraint "one_time_tokens_purpose_check",
    add constraint "one_time_tokens_purpose_check"
      check ("purpose" in ('confirmEmail', 'resetPassword', 'invitation', 'restore', 'formerEmail', 'assignment'))`.execute(
    db,
  );
}

async function awaitVisits(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "people_in_need" add column "inProgressSince" timestamptz(3), add column "lastVisitOn" date`.execute(
    db,
  );
  // Same expression as the filter `visitDue`.
  await sql`create index on "people_in_need" ("organizationId", (coalesce("lastVisitOn",
      ("inProgressSince" at time zone 'UTC')::date, ("createdAt" at time zone 'UTC')::date)), "id")
    where "status" = 'in_progress'`.execute(db);
}

async function createNotes(db: Kysely<unknown>): Promise<void> {
  await sql`create table "person_in_need_notes" (
    "organizationId" uuid not null,
    "id" uuid not null,
    "personId" uuid not null,
    "text" text not null,
    "author" jsonb not null,
    "createdAt" timestamptz(3) not null,
    "editedAt" timestamptz(3),
    primary key ("organizationId", "id"),
    foreign key ("organizationId", "personId") references "people_in_need" on delete cascade
  )`.execute(db);
  await sql`create index on "person_in_need_notes" ("organizationId", "personId", "createdAt", "id")`.execute(
    db,
  );
}

async function createAssignments(db: Kysely<unknown>): Promise<void> {
  await sql`create table "assignments" (
    "organizationId" uuid not null,
    "id" uuid not null,
    "personId" uuid not null,
    "volunteerId" uuid not null,
    "status" text not null,
    "proposedBy" jsonb not null,
    "message" text,
    "createdAt" timestamptz(3) not null,
    "askedAt" timestamptz(3),
    "expiresAt" timestamptz(3),
    "answeredAt" timestamptz(3),
    "endedAt" timestamptz(3),
    primary key ("organizationId", "id"),
    foreign key ("organizationId", "personId") references "people_in_need" on delete cascade,
    foreign key ("organizationId", "volunteerId") references "volunteers" on delete cascade
  )`.execute(db);
  await sql`create index on "assignments" ("organizationId", "personId", "createdAt", "id")`.execute(db);
  await sql`create index on "assignments" ("organizationId", "volunteerId", "status")`.execute(db);
  await sql`create index on "assignments" ("organizationId", "expiresAt") where "status" = 'asked'`.execute(
    db,
  );
  // A volunteer is proposed for a person once at a time.
  await sql`create unique index on "assignments" ("organizationId", "personId", "volunteerId")
    where "status" in ('proposed', 'asked', 'accepted')`.execute(db);
}

async function createVisits(db: Kysely<unknown>): Promise<void> {
  await sql`create table "person_in_need_visits" (
    "organizationId" uuid not null,
    "id" uuid not null,
    "personId" uuid not null,
    "date" date not null,
    "minutes" integer not null,
    "kind" text not null,
    "tookPlace" boolean not null default 'true',
    "volunteerId" uuid,
    "note" text,
    "nextStep" text,
    "author" jsonb not null,
    "createdAt" timestamptz(3) not null,
    primary key ("organizationId", "id"),
    foreign key ("organizationId", "personId") references "people_in_need" on delete cascade,
    foreign key ("organizationId", "volunteerId") references "volunteers" on delete set null ("volunteerId")
  )`.execute(db);
  await sql`create index on "person_in_need_visits" ("organizationId", "personId", "date", "id")`.execute(db);
  await sql`create index on "person_in_need_visits" ("organizationId", "volunteerId") where "volunteerId" is not null`.execute(
    db,
  );
}
