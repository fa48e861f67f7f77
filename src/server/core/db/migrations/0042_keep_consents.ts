import { type Kysely, sql } from 'kysely';

/** Written by `npm run generate` from the contract, for review; never changed once it has run anywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "coordinators" add column "consentVersion" text`.execute(db);
  await sql`alter table "coordinators" add column "consentLanguage" text`.execute(db);
  await sql`alter table "coordinators" add column "consentedAt" timestamptz(3)`.execute(db);
  await sql`alter table "people_in_need" add column "consentVersion" text`.execute(db);
  await sql`alter table "people_in_need" add column "consentLanguage" text`.execute(db);
  await sql`alter table "people_in_need" add column "consentedAt" timestamptz(3)`.execute(db);
  await sql`alter table "volunteers" add column "consentVersion" text`.execute(db);
  await sql`alter table "volunteers" add column "consentLanguage" text`.execute(db);
  await sql`alter table "volunteers" add column "consentedAt" timestamptz(3)`.execute(db);
}
