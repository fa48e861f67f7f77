import { type Kysely, sql } from 'kysely';

/** What people have asked of the foundations about their data, with the days by which it is answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Nobody is referred to by a foreign key: the request stays when the person's record goes.
  await sql`create table "data_requests" (
    "organizationId" uuid not null references "organizations" on delete cascade,
    "id" uuid not null,
    "personName" text,
    "kind" text not null,
    "status" text not null default 'open',
    "receivedOn" date not null,
    "dueOn" date not null,
    "channel" text not null,
    "email" text,
    "phone" text,
    "subjectType" text,
    "subjectId" uuid,
    "description" text,
    "extendedOn" date,
    "extensionReason" text,
    "closedOn" date,
    "answer" text,
    "enteredBy" jsonb,
    "closedBy" jsonb,
    "createdAt" timestamptz(3) not null,
    "toldSoonAt" timestamptz(3),
    "toldLateAt" timestamptz(3),
    "searchText" text not null,
    primary key ("organizationId", "id")
  )`.execute(db);
  await sql`create index on "data_requests" ("organizationId", "dueOn", "id") where "status" = 'open'`.execute(
    db,
  );
  await sql`create index on "data_requests" ("organizationId", "subjectId") where "subjectId" is not null`.execute(
    db,
  );
  // Foundations together, for the clock.
  await sql`create index on "data_requests" ("dueOn") where "status" = 'open' and "toldLateAt" is null`.execute(
    db,
  );
}
