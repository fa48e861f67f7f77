import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import type { Language } from '../../../contract/Language.ts';
import type { Role } from '../../../contract/Role.ts';
import type { RecordKey } from '../../core/db/RecordKey.ts';
import { now, setColumns } from '../../core/db/rowByKey.ts';
import { forgetSecret } from '../../core/db/secretStore.ts';
import { spanning } from '../../core/db/spanning.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { hashSecret } from '../../core/http/sessionCookie.ts';
import { accountName, deleteSessionsOf } from '../../core/session/sessionStore.ts';
import { noteAddresses } from './addressStore.ts';
import { refuseTakenEmail } from './emailTaken.ts';

export interface Account extends RecordKey {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly language: Language;
  readonly organizationName: string;
  readonly organizationStatus: components['schemas']['OrganizationStatus'];
  readonly imageToken: string | null;
  readonly passwordHash: string;
  readonly emailConfirmedAt: string | null;
  readonly pendingEmail: string | null;
  /** Of the record that belongs to a volunteer's account. */
  readonly volunteerId: string | null;
}

function openAccounts(db: Queries) {
  return accounts(db).where('accounts.closedAt', 'is', null);
}

function accounts(db: Queries) {
  return db
    .selectFrom('accounts')
    .innerJoin('organizations', 'organizations.id', 'accounts.organizationId')
    .leftJoin('coordinators', (on) =>
      on
        .onRef('coordinators.organizationId', '=', 'accounts.organizationId')
        .onRef('coordinators.id', '=', 'accounts.id'),
    )
    .leftJoin('volunteers', (on) =>
      on
        .onRef('volunteers.organizationId', '=', 'accounts.organizationId')
        .onRef('volunteers.accountId', '=', 'accounts.id'),
    )
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
      'organizations.status as organizationStatus',
      accountName.as('name'),
    ]);
}

/** The open account whose owner has confirmed an address, compared without case, of whatever foundation. */
export function findAccountByEmail(email: string, db: Queries): Promise<Account | undefined> {
  return accountWith(email, sql`"state" = 'confirmed'`, db).executeTakeFirst();
}

/** The same, or else what was typed last for the address and waits to be confirmed. */
export function findAccountToSignIn(email: string, db: Queries): Promise<Account | undefined> {
  // In one statement, whether or not there is an account: a second one would tell by its time.
  const own = sql`"state" <> 'wanted' order by "state", "createdAt" desc limit 1`;
  return accountWith(email, own, db).executeTakeFirst();
}

function accountWith(email: string, state: RawBuilder<unknown>, db: Queries) {
  return openAccounts(db)
    .modifyFront(spanning('somebody who says no more than an address'))
    .where(
      sql<boolean>`(accounts."organizationId", accounts."id") = (select "organizationId", "accountId"
        from "email_addresses" where "address" = ${email.toLowerCase()} and ${state})`,
    );
}

/** The open accounts that wait for somebody with an address to confirm it: as theirs, or as the new one of theirs. */
export function findAwaitingAccounts(email: string, db: Queries): Promise<Account[]> {
  return openAccounts(db)
    .modifyFront(spanning('an address that several may have typed'))
    .where(
      sql<boolean>`(accounts."organizationId", accounts."id") in (select "organizationId", "accountId"
        from "email_addresses" where "address" = ${email.toLowerCase()} and "state" <> 'confirmed')`,
    )
    .execute();
}

/** The open account of a foundation whose owner has confirmed an address. */
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

/** An account, also one that is closed. */
export function findAnyAccount({ id, organizationId }: RecordKey, db: Queries): Promise<Account | undefined> {
  return accounts(db)
    .where('accounts.organizationId', '=', organizationId)
    .where('accounts.id', '=', id)
    .executeTakeFirst();
}

/** An open account. */
export function findAccount({ id, organizationId }: RecordKey, db: Queries): Promise<Account | undefined> {
  return openAccounts(db)
    .where('accounts.organizationId', '=', organizationId)
    .where('accounts.id', '=', id)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends, so that what happens to it happens one after the other. */
export async function lockAccount(key: RecordKey, trx: Queries): Promise<Account | undefined> {
  await trx
    .selectFrom('accounts')
    .select('id')
    .where('organizationId', '=', key.organizationId)
    .where('id', '=', key.id)
    .forNoKeyUpdate()
    .execute();
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

/** Notes in which language somebody reads the panel, for the mails. */
export async function setLanguage(key: RecordKey, language: Language, db: Queries): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ language })
    .where('organizationId', '=', key.organizationId)
    .where('id', '=', key.id)
    .where('language', '<>', language)
    .execute();
}

/** Notes a person's photo; the record of a volunteer shows it too. */
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

/** @throws ApiError email_taken when somebody opened an account with the address in the meantime */
export function setEmail(key: RecordKey, email: string, trx: Queries): Promise<void> {
  return changeAddresses(key, { email, pendingEmail: null }, trx);
}

/**
 * Puts a former address back, and opens the account again if it has been closed since.
 * @throws ApiError email_taken when another account has the address by now
 */
export function takeBackEmail(key: RecordKey, email: string, trx: Queries): Promise<void> {
  return changeAddresses(key, { email, closedAt: null }, trx);
}

/** Closes the account, which its owner can take back for a while, and ends its sessions. */
export async function closeAccount(key: RecordKey, trx: Queries): Promise<void> {
  await changeAddresses(key, { closedAt: now, pendingEmail: null }, trx);
  await deleteSessionsOf(key, null, trx);
}

/**
 * Opens an account again that its owner had closed.
 * @throws ApiError email_taken when another account has its address by now
 */
export async function reopenAccount(key: RecordKey, trx: Queries): Promise<Account | undefined> {
  await changeAddresses(key, { closedAt: null }, trx);
  return findAccount(key, trx);
}

/** Deletes the account with its profile, sessions, photo and notifications. */
export async function deleteAccount({ id, organizationId }: RecordKey, trx: Queries): Promise<void> {
  const gone = await trx
    .deleteFrom('accounts')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .returning('imageToken')
    .executeTakeFirst();
  await noteAddresses({ id, organizationId }, trx);
  if (gone?.imageToken) await forgetSecret(hashSecret(gone.imageToken), trx);
}
