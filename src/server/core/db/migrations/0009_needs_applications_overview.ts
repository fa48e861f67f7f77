import { type Kysely, sql } from 'kysely';

/** Sort ranks of people in need, storage of unconfirmed applications, and the date of verification. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rankPeopleInNeed(db);

  // Until the address is confirmed, only the applicant knows of the application, so it is in no list or
  // count.
  await sql`create table "volunteer_applications" (
    "accountId" uuid primary key references "accounts" on delete cascade,
    "record" jsonb not null,
    "createdAt" timestamptz not null default now()
  )`.execute(db);

  await rememberVerification(db);
}

/** Ranks by meaning instead of alphabet. */
async function rankPeopleInNeed(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "people_in_need"
    add column "urgencyRank" smallint not null
      generated always as (case "urgency" when 'low' then 1 when 'normal' then 2 else 3 end) stored,
    add column "statusRank" smallint not null
      generated always as (case "status" when 'new' then 1 when 'in_progress' then 2 when 'helped' then 3 else 4 end) stored`.execute(
    db,
  );
  for (const rank of ['urgencyRank', 'statusRank']) {
    await sql`create index on "people_in_need" ("organizationId", ${sql.ref(rank)}, "id")`.execute(db);
  }
}

/**
 * The charts count by month, which the history cannot answer fast. Volunteers without a decision count from
 * their creation.
 */
async function rememberVerification(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "volunteers" add column "verifiedAt" timestamptz`.execute(db);
  await sql`update "volunteers" set "verifiedAt" = (
      select min("at") from "history" where "subjectId" = "volunteers"."id"
        and "subjectTable" = 'volunteers' and "action" = 'verified')
    where "accountStatus" = 'verified'`.execute(db);
  await sql`alter table "volunteers" add column "helpsSince" timestamptz generated always as (
      case when "accountStatus" = 'verified' then coalesce("verifiedAt", "createdAt") end) stored`.execute(
    db,
  );
  await sql`create index on "volunteers" ("organizationId", "helpsSince") where "helpsSince" is not null`.execute(
    db,
  );
}
