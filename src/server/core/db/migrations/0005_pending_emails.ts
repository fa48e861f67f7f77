import { type Kysely, sql } from 'kysely';

/** A new address of an account, which takes the place of the old one once its link is opened. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "accounts" add column "pendingEmail" text`.execute(db);
}
