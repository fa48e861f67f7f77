import { type Kysely, sql } from 'kysely';

/** What the team notes of volunteers for itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "volunteer_notes" (
    "organizationId" uuid not null,
    "id" uuid not null,
    "volunteerId" uuid not null,
    "text" text not null,
    "author" jsonb not null,
    "createdAt" timestamptz(3) not null,
    "editedAt" timestamptz(3),
    primary key ("organizationId", "id"),
    foreign key ("organizationId", "volunteerId") references "volunteers" on delete cascade
  )`.execute(db);
  await sql`create index on "volunteer_notes" ("organizationId", "volunteerId", "createdAt", "id")`.execute(
    db,
  );
}
