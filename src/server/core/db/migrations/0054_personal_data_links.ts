import { type Kysely, sql } from 'kysely';

/** A kind of link to everything that is kept of a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table "one_time_tokens"
    drop constraint "one_time_tokens_purpose_check",
    add constraint "one_time_tokens_purpose_check" check ("purpose" in
      ('confirmEmail', 'resetPassword', 'invitation', 'restore', 'formerEmail', 'assignment', 'signIn',
        'personalData'))`.execute(db);
}
