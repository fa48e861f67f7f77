import { type Kysely, sql } from 'kysely';

/** Written by `npm run generate` from the contract, for review; never changed once it has run anywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "events" add column "seriesId" uuid`.execute(db);
  await sql`create index on "events" ("organizationId", "seriesId") where "seriesId" is not null`.execute(db);
}
