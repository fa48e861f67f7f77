import { type Kysely, sql } from 'kysely';

/** Finds an account by its pending address, to resend its confirmation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on "accounts" (lower("pendingEmail")) where "pendingEmail" is not null`.execute(db);
}
