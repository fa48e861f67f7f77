import { sql } from 'kysely';
import type { RecordKey } from '../../core/db/RecordKey.ts';
import type { Queries } from '../../core/db/transaction.ts';

/**
 * Notes anew which addresses an account has or waits for, after each change of them: by what is noted it is found, and an
 * address is one account's alone.
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

/** Whether others have an address as theirs, or have typed it and nobody has confirmed it. */
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
