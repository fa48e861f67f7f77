import { type Kysely, sql } from 'kysely';

/** A new address of an account, which replaces the old one once confirmed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "accounts" add column "pendingEmail" text`.execute(db);
}
