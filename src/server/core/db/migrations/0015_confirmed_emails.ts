import { type Kysely, sql } from 'kysely';

/**
 * Only a confirmed address is unique among open accounts. Until then any number of accounts may claim it,
 * each with its own link and password, and none locks out the address's owner.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index "accounts_lower_idx"`.execute(db);
  await sql`create unique index on "accounts" (lower("email"))
    where "closedAt" is null and "emailConfirmedAt" is not null`.execute(db);
  await sql`create index on "accounts" (lower("email"))
    where "closedAt" is null and "emailConfirmedAt" is null`.execute(db);
}
