import { type Kysely, sql } from 'kysely';

/** Written by `npm run generate` from the contract, for review; never changed once it has run anywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "agreements" add column "version" integer not null default '1'`.execute(db);
  await sql`alter table "clearances" add column "version" integer not null default '1'`.execute(db);
  await sql`alter table "event_shifts" add column "version" integer not null default '1'`.execute(db);
}
