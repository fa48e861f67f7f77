import { sql } from 'kysely';
import { isUniqueViolation } from '../../core/db/isUniqueViolation.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/ApiError.ts';

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

/**
 * Runs a write that gives an open account an address. Only the database's unique index is certain, because
 * two requests may use the same address at once.
 * @throws ApiError email_taken
 */
export async function refuseTakenEmail(write: () => Promise<unknown>): Promise<void> {
  try {
    await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw emailTaken();
    throw error;
  }
}

/** @param field of the request body with the address, if any */
export function emailTaken(field?: string): ApiError {
  return new ApiError('email_taken', field === undefined ? {} : { field });
}
