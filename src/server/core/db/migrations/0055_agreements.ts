import { type Kysely, sql } from 'kysely';

/** Agreements of foundations with volunteers, numbered once they are sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "agreements" (
    "organizationId" uuid not null,
    "id" uuid not null,
    "volunteerId" uuid,
    "year" integer,
    "serial" integer,
    "parties" jsonb,
    "status" text not null,
    "scope" text not null,
    "place" text not null,
    "dateFrom" date not null,
    "dateTo" date,
    "noticeDays" integer,
    "risksBriefed" boolean not null default false,
    "risks" text,
    "costsWaived" boolean not null default false,
    "insurance" text not null,
    "policyNumber" text,
    "guardian" text,
    "guardianConsent" boolean not null default false,
    "language" text not null default 'pl',
    "createdBy" jsonb not null,
    "createdAt" timestamptz(3) not null,
    "sentAt" timestamptz(3),
    "signedOn" date,
    "fileId" uuid,
    "endedOn" date,
    "endedBy" text,
    "endReason" text,
    primary key ("organizationId", "id"),
    foreign key ("organizationId") references "organizations" on delete cascade,
    foreign key ("organizationId", "volunteerId") references "volunteers" on delete set null ("volunteerId"),
    foreign key ("organizationId", "fileId") references "volunteer_files" on delete set null ("fileId")
  )`.execute(db);
  // Drafts have no number, and do not count.
  await sql`create unique index on "agreements" ("organizationId", "year", "serial")`.execute(db);
  await sql`create index on "agreements" ("organizationId", "volunteerId") where "volunteerId" is not null`.execute(
    db,
  );
  await sql`create index on "agreements" ("organizationId", "fileId") where "fileId" is not null`.execute(db);
}
