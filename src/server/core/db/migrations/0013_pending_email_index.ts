import { type Kysely, sql } from 'kysely';

/** Finds the account that wants an address, for who asks that its confirmation be mailed once more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index on "accounts" (lower("pendingEmail")) where "pendingEmail" is not null`.execute(db);
}
