import type { Role } from '../../../contract/Role.ts';
import { now, type RecordKey, setColumns } from '../../core/db/rowByKey.ts';
import { deleteSecret, findFoundationOf, storeSecret } from '../../core/db/secretStore.ts';
import { inTransaction, type Queries } from '../../core/db/transaction.ts';
import { hashSecret, newSecret } from '../../core/http/sessionCookie.ts';

/** Whose calendar it is. */
export interface CalendarReader extends RecordKey {
  readonly role: Role;
  /** The foundation's name. */
  readonly organization: string;
  /** The foundation's. */
  readonly timeZone: string;
}

/** When the account's calendar got its address; undefined where it has none. */
export async function findFeed({ id, organizationId }: RecordKey, db: Queries): Promise<string | undefined> {
  const account = await db
    .selectFrom('accounts')
    .select('calendarSince')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return account?.calendarSince ?? undefined;
}

/**
 * Gives the account's calendar an address, instead of the one before.
 * @returns its secret, of which only the SHA-256 is stored
 */
export function createFeed(account: RecordKey, db: Queries): Promise<string> {
  return inTransaction(db, async (trx) => {
    await forgetAddress(account, trx);
    const { secret, hash } = newSecret();
    await storeSecret({ hash, organizationId: account.organizationId }, null, trx);
    await setColumns('accounts', account, { calendarHash: hash, calendarSince: now }, trx);
    return secret;
  });
}

/** Revokes the calendar's address; again is no harm. */
export function deleteFeed(account: RecordKey, db: Queries): Promise<void> {
  return inTransaction(db, async (trx) => {
    await forgetAddress(account, trx);
    await setColumns('accounts', account, { calendarHash: null, calendarSince: null }, trx);
  });
}

async function forgetAddress({ id, organizationId }: RecordKey, trx: Queries): Promise<void> {
  const account = await trx
    .selectFrom('accounts')
    .select('calendarHash')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (account?.calendarHash) await deleteSecret(account.calendarHash, trx);
}

/** Whose calendar the secret opens; undefined if it is not valid, or its owner could not sign in. */
export async function findReader(secret: string, db: Queries): Promise<CalendarReader | undefined> {
  const calendarHash = hashSecret(secret);
  const organizationId = await findFoundationOf(calendarHash, db);
  if (organizationId === undefined) return undefined;
  return db
    .selectFrom('accounts')
    .innerJoin('organizations', 'organizations.id', 'accounts.organizationId')
    .select(['accounts.id', 'accounts.organizationId', 'accounts.role', 'organizations.name as organization'])
    .select('organizations.timeZone')
    .where('accounts.organizationId', '=', organizationId)
    .where('accounts.calendarHash', '=', calendarHash)
    .where('accounts.closedAt', 'is', null)
    .where('organizations.status', '=', 'approved')
    .executeTakeFirst();
}
