import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Language } from '../../../contract/Language.ts';
import type { Role } from '../../../contract/Role.ts';
import { crossTenant } from '../../core/db/crossTenant.ts';
import { joined, lockRow, now, type RecordKey, setColumns } from '../../core/db/rowByKey.ts';
import { deleteSecret } from '../../core/db/secretStore.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { hashSecret } from '../../core/http/sessionCookie.ts';
import { accountName, deleteSessionsOf } from '../../core/session/sessionStore.ts';
import { emailTaken, noteAddresses, refuseTakenEmail } from './addressStore.ts';

export interface Account extends RecordKey {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly language: Language;
  readonly organizationName: string;
  /** The foundation's. */
  readonly timeZone: string;
  readonly organizationStatus: components['schemas']['OrganizationStatus'];
  readonly imageToken: string | null;
  readonly passwordHash: string;
  readonly emailConfirmedAt: string | null;
  readonly pendingEmail: string | null;
  /** Id of a volunteer's record. */
  readonly volunteerId: string | null;
}

function openAccounts(db: Queries) {
  return accounts(db).where('accounts.closedAt', 'is', null);
}

function accounts(db: Queries) {
  return db
    .selectFrom('accounts')
    .innerJoin('organizations', 'organizations.id', 'accounts.organizationId')
    .leftJoin('coordinators', joined('coordinators.id', 'accounts.id'))
    .leftJoin('volunteers', joined('volunteers.accountId', 'accounts.id'))
    .select([
      'accounts.id',
      'accounts.email',
      'accounts.role',
      'accounts.language',
      'accounts.organizationId',
      'accounts.imageToken',
      'accounts.passwordHash',
      'accounts.emailConfirmedAt',
      'accounts.pendingEmail',
      'volunteers.id as volunteerId',
      'organizations.name as organizationName',
      'organizations.timeZone',
      'organizations.status as organizationStatus',
      accountName.as('name'),
    ]);
}

/** The open account with a confirmed address, case-insensitive, of any foundation. */
export function findAccountByEmail(email: string, db: Queries): Promise<Account | undefined> {
  return accountWith(email, sql`"state" = 'confirmed'`, db).executeTakeFirst();
}

/** The same, else the latest unconfirmed account with the address. */
export function findAccountToSignIn(email: string, db: Queries): Promise<Account | undefined> {
  // One statement whether or not there is an account: a second one would reveal it by its duration.
  const own = sql`"state" <> 'wanted' order by "state", "createdAt" desc limit 1`;
  return accountWith(email, own, db).executeTakeFirst();
}

function accountWith(email: string, state: RawBuilder<unknown>, db: Queries) {
  return openAccounts(db)
    .modifyFront(crossTenant('a visitor gives only an address'))
    .where(
      sql<boolean>`(accounts."organizationId", accounts."id") = (select "organizationId", "accountId"
        from "email_addresses" where "address" = ${email.toLowerCase()} and ${state})`,
    );
}

/** Open accounts with an unconfirmed address: their first, or a new one. */
export function findAwaitingAccounts(email: string, db: Queries): Promise<Account[]> {
  return openAccounts(db)
    .modifyFront(crossTenant('several accounts may claim an address'))
    .where(
      sql<boolean>`(accounts."organizationId", accounts."id") in (select "organizationId", "accountId"
        from "email_addresses" where "address" = ${email.toLowerCase()} and "state" <> 'confirmed')`,
    )
    .execute();
}

/** The foundation's open account with a confirmed address. */
export function findOwnAccountByEmail(
  email: string,
  organizationId: string,
  db: Queries,
): Promise<Account | undefined> {
  return openAccounts(db)
    .where('accounts.organizationId', '=', organizationId)
    .where(sql`lower(accounts.email)`, '=', email.toLowerCase())
    .where('accounts.emailConfirmedAt', 'is not', null)
    .executeTakeFirst();
}

/** An account, open or closed. */
export function findAnyAccount(key: RecordKey, db: Queries): Promise<Account | undefined> {
  return oneOf(accounts(db), key);
}

/** An open account. */
export function findAccount(key: RecordKey, db: Queries): Promise<Account | undefined> {
  return oneOf(openAccounts(db), key);
}

function oneOf(found: ReturnType<typeof accounts>, { id, organizationId }: RecordKey) {
  return found
    .where('accounts.organizationId', '=', organizationId)
    .where('accounts.id', '=', id)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends, so that changes are serialised. */
export async function lockAccount(key: RecordKey, trx: Queries): Promise<Account | undefined> {
  await lockRow('accounts', key, trx);
  return findAccount(key, trx);
}

type Change = Parameters<typeof setColumns<'accounts'>>[2];

/** @throws ApiError email_taken when another account has the address by now */
async function changeAddresses(key: RecordKey, change: Change, trx: Queries): Promise<void> {
  await refuseTakenEmail(async () => {
    await setColumns('accounts', key, change, trx);
    await noteAddresses(key, trx);
  });
}

export function setPassword(key: RecordKey, passwordHash: string, trx: Queries): Promise<void> {
  return setColumns('accounts', key, { passwordHash }, trx);
}

/** Stores the user's panel language, used for mails. */
export async function setLanguage(key: RecordKey, language: Language, db: Queries): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ language })
    .where('organizationId', '=', key.organizationId)
    .where('id', '=', key.id)
    .where('language', '<>', language)
    .execute();
}

/** Stores a person's photo, for a volunteer also in their record. */
export async function setPhoto(key: RecordKey, imageToken: string | null, trx: Queries): Promise<void> {
  await setColumns('accounts', key, { imageToken }, trx);
  await trx
    .updateTable('volunteers')
    .set({ imageToken })
    .where('organizationId', '=', key.organizationId)
    .where('accountId', '=', key.id)
    .execute();
}

/** @throws ApiError email_taken when another account has the address by now */
export function confirmEmail(key: RecordKey, trx: Queries): Promise<void> {
  return changeAddresses(key, { emailConfirmedAt: now }, trx);
}

export function setPendingEmail(key: RecordKey, pendingEmail: string | null, trx: Queries): Promise<void> {
  return changeAddresses(key, { pendingEmail }, trx);
}

/** @throws ApiError email_taken when another account has taken the address meanwhile */
export function setEmail(key: RecordKey, email: string, trx: Queries): Promise<void> {
  return changeAddresses(key, { email, pendingEmail: null }, trx);
}

/**
 * Restores a former address, and reopens the account if it was closed since.
 * @throws ApiError email_taken when another account has the address by now
 */
export function takeBackEmail(key: RecordKey, email: string, trx: Queries): Promise<void> {
  return changeAddresses(key, { email, closedAt: null }, trx);
}

/** Closes the account, which its owner can restore for a while, and ends its sessions. */
export async function closeAccount(key: RecordKey, trx: Queries): Promise<void> {
  await changeAddresses(key, { closedAt: now, pendingEmail: null }, trx);
  await deleteSessionsOf(key, null, trx);
}

/**
 * Reopens an account that its owner had closed.
 * @throws ApiError email_taken when another account has its address by now
 */
export async function reopenAccount(key: RecordKey, trx: Queries): Promise<Account | undefined> {
  await changeAddresses(key, { closedAt: null }, trx);
  return findAccount(key, trx);
}

/** Deletes the account with its profile, sessions, photo, notifications and the address of its calendar. */
export async function deleteAccount({ id, organizationId }: RecordKey, trx: Queries): Promise<void> {
  const gone = await trx
    .deleteFrom('accounts')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .returning(['imageToken', 'calendarHash'])
    .executeTakeFirst();
  await noteAddresses({ id, organizationId }, trx);
  if (gone?.imageToken) await deleteSecret(hashSecret(gone.imageToken), trx);
  if (gone?.calendarHash) await deleteSecret(gone.calendarHash, trx);
}

/**
 * Refuses an address of somebody in the same foundation, whom the caller can see anyway. Does not reveal
 * accounts elsewhere: only the address's owner learns of them, by the mailed link.
 * @throws ApiError email_taken, on the field `email`
 */
export async function refuseEmailOfOwn(email: string, organizationId: string, trx: Queries): Promise<void> {
  if (await findOwnAccountByEmail(email, organizationId, trx)) throw emailTaken('email');
}
