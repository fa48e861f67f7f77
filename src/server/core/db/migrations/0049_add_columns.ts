import { type Kysely, sql } from 'kysely';

/** Written by `npm run generate` from the contract, for review; never changed once it has run anywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "organizations" add column "offerHours" integer`.execute(db);
  await sql`alter table "participants" add column "offeredUntil" timestamptz(3)`.execute(db);
}
