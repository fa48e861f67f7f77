import { type Kysely, sql } from 'kysely';

/** The way back to an address that somebody else may have changed: a kind of link of its own, which knows the address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "one_time_tokens"
    drop constraint "one_time_tokens_purpose_check",
    add constraint "one_time_tokens_purpose_check"
      check ("purpose" in ('confirmEmail', 'resetPassword', 'invitation', 'restore', 'formerEmail')),
    add column "email" text`.execute(db);
}
