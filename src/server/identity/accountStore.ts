import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import type { Language } from '../../contract/Language.ts';
import type { Role } from '../../contract/Role.ts';
import type { Queries } from '../db/transaction.ts';
import { refuseTakenEmail } from './emailTaken.ts';
import { accountName, deleteSessionsOf } from './sessionStore.ts';

export interface Account {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  readonly language: Language;
  readonly organizationId: string;
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
    .leftJoin('volunteers', 'volunteers.accountId', 'accounts.id')
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

function accountsOf(email: string, db: Queries) {
  return openAccounts(db).where(sql`lower(accounts.email)`, '=', email.toLowerCase());
}

/** The open account whose owner has confirmed an address, compared without case. */
export function findAccountByEmail(email: string, db: Queries): Promise<Account | undefined> {
  return accountsOf(email, db).where('accounts.emailConfirmedAt', 'is not', null).executeTakeFirst();
}

/** The same, or else what was typed last for the address and waits to be confirmed. */
export function findAccountToSignIn(email: string, db: Queries): Promise<Account | undefined> {
  // In one statement, whether or not there is an account: a second one would tell by its time.
  return accountsOf(email, db)
    .orderBy(sql`accounts."emailConfirmedAt" is null`)
    .orderBy('accounts.createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Whether others have typed the address of an account as theirs, which nobody has confirmed. */
export async function isContested({ id, email }: Account, db: Queries): Promise<boolean> {
  const others = accountsOf(email, db).where('accounts.id', '<>', id).limit(1);
  return (await others.executeTakeFirst()) !== undefined;
}

/** The open accounts that wait for somebody with an address to confirm it: as theirs, or as the new one of theirs. */
export function findAwaitingAccounts(email: string, db: Queries): Promise<Account[]> {
  const typed = email.toLowerCase();
  return openAccounts(db)
    .where(({ and, eb, or }) =>
      or([
        and([eb(sql`lower(accounts.email)`, '=', typed), eb('accounts.emailConfirmedAt', 'is', null)]),
        eb(sql`lower(accounts."pendingEmail")`, '=', typed),
      ]),
    )
    .execute();
}

/** An account, also one that is closed. */
export function findAnyAccount(id: string, db: Queries): Promise<Account | undefined> {
  return accounts(db).where('accounts.id', '=', id).executeTakeFirst();
}

/** An open account. */
export function findAccount(id: string, db: Queries): Promise<Account | undefined> {
  return openAccounts(db).where('accounts.id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends, so that what happens to it happens one after the other. */
export async function lockAccount(id: string, trx: Queries): Promise<Account | undefined> {
  await trx.selectFrom('accounts').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findAccount(id, trx);
}

export async function setPassword(id: string, passwordHash: string, trx: Queries): Promise<void> {
  await trx.updateTable('accounts').set({ passwordHash }).where('id', '=', id).execute();
}

/** Notes in which language somebody reads the panel, for the mails. */
export async function setLanguage(id: string, language: Language, db: Queries): Promise<void> {
  await db
    .updateTable('accounts')
    .set({ language })
    .where('id', '=', id)
    .where('language', '<>', language)
    .execute();
}

/** Notes a person's photo; the record of a volunteer shows it too. */
export async function setPhoto(id: string, imageToken: string | null, trx: Queries): Promise<void> {
  await trx.updateTable('accounts').set({ imageToken }).where('id', '=', id).execute();
  await trx.updateTable('volunteers').set({ imageToken }).where('accountId', '=', id).execute();
}

/** @throws ApiError email_taken when another account has the address by now */
export async function confirmEmail(id: string, trx: Queries): Promise<void> {
  const emailConfirmedAt = sql<string>`now()`;
  const update = trx.updateTable('accounts').set({ emailConfirmedAt }).where('id', '=', id);
  await refuseTakenEmail(() => update.execute());
}

export async function setPendingEmail(id: string, pendingEmail: string | null, trx: Queries): Promise<void> {
  await trx.updateTable('accounts').set({ pendingEmail }).where('id', '=', id).execute();
}

/** @throws ApiError email_taken when somebody opened an account with the address in the meantime */
export async function setEmail(id: string, email: string, trx: Queries): Promise<void> {
  const update = trx.updateTable('accounts').set({ email, pendingEmail: null }).where('id', '=', id);
  await refuseTakenEmail(() => update.execute());
}

/**
 * Puts a former address back, and opens the account again if it has been closed since.
 * @throws ApiError email_taken when another account has the address by now
 */
export async function takeBackEmail(id: string, email: string, trx: Queries): Promise<void> {
  const update = trx.updateTable('accounts').set({ email, closedAt: null }).where('id', '=', id);
  await refuseTakenEmail(() => update.execute());
}

/** Closes the account, which its owner can take back for a while, and ends its sessions. */
export async function closeAccount(id: string, trx: Queries): Promise<void> {
  await trx
    .updateTable('accounts')
    .set({ closedAt: sql<string>`now()`, pendingEmail: null })
    .where('id', '=', id)
    .execute();
  await deleteSessionsOf(id, null, trx);
}

/**
 * Opens an account again that its owner had closed.
 * @throws ApiError email_taken when another account has its address by now
 */
export async function reopenAccount(id: string, trx: Queries): Promise<Account | undefined> {
  const update = trx.updateTable('accounts').set({ closedAt: null }).where('id', '=', id);
  await refuseTakenEmail(() => update.execute());
  return findAccount(id, trx);
}
