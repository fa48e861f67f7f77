import { type Kysely, sql } from 'kysely';

/** What guardians of volunteers under 18 were asked and have said, and the kind of link by which they answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table "guardian_consents" (
    "organizationId" uuid not null,
    "id" uuid not null,
    "volunteerId" uuid not null,
    "guardian" text not null,
    "email" text,
    "language" text default 'pl',
    "status" text not null,
    "givenFor" text not null,
    "channel" text not null,
    "consentVersion" text,
    "askedAt" timestamptz(3),
    "expiresAt" timestamptz(3),
    "answeredAt" timestamptz(3),
    "givenOn" date,
    "withdrawnAt" timestamptz(3),
    "enteredBy" jsonb,
    "createdAt" timestamptz(3) not null,
    primary key ("organizationId", "id"),
    foreign key ("organizationId", "volunteerId") references "volunteers" on delete cascade
  )`.execute(db);
  await sql`create index on "guardian_consents" ("organizationId", "volunteerId")`.execute(db);
  await sql`alter table "one_time_tokens"
    drop constraint "one_time_tokens_purpose_check",
    add constraint "one_time_tokens_purpose_check" check ("purpose" in
      ('confirmEmail', 'resetPassword', 'invitation', 'restore', 'formerEmail', 'assignment', 'signIn',
        'personalData', 'guardianConsent'))`.execute(db);
}
