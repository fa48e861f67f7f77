import { type Kysely, sql } from 'kysely';

/** A token kind with the former address, to undo a change of e-mail made by somebody else. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "one_time_tokens"
    drop constraint "one_time_tokens_purpose_check",
    add constraint "one_time_tokens_purpose_check"
      check ("purpose" in ('confirmEmail', 'resetPassword', 'invitation', 'restore', 'formerEmail')),
    add column "email" text`.execute(db);
}
