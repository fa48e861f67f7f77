import { sql } from 'kysely';
import type { RecordKey } from '../../core/db/RecordKey.ts';
import type { Queries } from '../../core/db/transaction.ts';

/**
 * Updates the lookup table of an account's current and pending addresses; call it after each change of them.
 * The table finds accounts by address and ensures uniqueness.
 * @throws DatabaseError for an address that another account has confirmed (see `refuseTakenEmail`)
 */
export async function noteAddresses({ id, organizationId }: RecordKey, trx: Queries): Promise<void> {
  await trx
    .deleteFrom('email_addresses')
    .where('organizationId', '=', organizationId)
    .where('accountId', '=', id)
    .execute();
  const account = sql`"organizationId", "id", "createdAt" from "accounts"
    where "organizationId" = ${organizationId} and "id" = ${id} and "closedAt" is null`;
  await sql`insert into "email_addresses" ("address", "state", "organizationId", "accountId", "createdAt")
    select lower("email"), case when "emailConfirmedAt" is null then 'typed' else 'confirmed' end, ${account}
    union all select lower("pendingEmail"), 'wanted', ${account} and "pendingEmail" is not null`.execute(trx);
}

/** Whether other accounts use the address or claim it unconfirmed. */
export async function isContested(
  { id, email }: { readonly id: string; readonly email: string },
  db: Queries,
): Promise<boolean> {
  const other = await db
    .selectFrom('email_addresses')
    .select('accountId')
    .where('address', '=', email.toLowerCase())
    .where('state', '<>', 'wanted')
    .where('accountId', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
