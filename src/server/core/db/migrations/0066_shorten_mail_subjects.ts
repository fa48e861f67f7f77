import { type Kysely, sql } from 'kysely';

/** Subjects that a placeholder made longer than the contract allows, so that no list showed them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update "sent_mails" set "subject" = left("subject", 249) || '…'
    where char_length("subject") > 250`.execute(db);
}
