import { type Kysely, sql } from 'kysely';

/**
 * Only who has confirmed an address has it: one open account each. As long as nobody has, any number may wait for it,
 * each with a link and a password of its own, and none keeps the owner of the address out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index "accounts_lower_idx"`.execute(db);
  await sql`create unique index on "accounts" (lower("email"))
    where "closedAt" is null and "emailConfirmedAt" is not null`.execute(db);
  await sql`create index on "accounts" (lower("email"))
    where "closedAt" is null and "emailConfirmedAt" is null`.execute(db);
}
