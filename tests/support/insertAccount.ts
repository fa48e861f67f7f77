import { hash } from '@node-rs/argon2';
import type { Insertable, Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { storage } from '../../src/contract/generated/storage.ts';
import type { Database } from '../../src/server/db/schema.ts';
import { searchTextOf } from '../../src/server/db/searchText.ts';
import { PASSWORD } from './signIn.ts';

type AccountRow = Insertable<Database['accounts']>;

/** As weak as argon2 allows: each of the thousands of sign-ins of the tests would cost what makes guessing dear. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

interface AccountInput extends Partial<AccountRow> {
  readonly organizationId: string;
  readonly role: AccountRow['role'];
  /** Of a coordinator or admin; a volunteer's is in the volunteer's record. */
  readonly name?: string;
}

/** An account that may sign in with PASSWORD, and the coordinator that belongs to it. */
export async function insertAccount(
  db: Kysely<Database>,
  { name = 'Anna Kowalska', ...overrides }: AccountInput,
): Promise<AccountRow> {
  const id = uuid();
  const account: AccountRow = {
    id,
    email: `${overrides.role}-${id}@panel.example`,
    passwordHash: await passwordHash,
    imageToken: null,
    emailConfirmedAt: '2026-01-02T09:30:00.000Z',
    closedAt: null,
    ...overrides,
  };
  await db.insertInto('accounts').values(account).execute();
  if (account.role !== 'volunteer') await insertCoordinator(db, account, name);
  return account;
}

async function insertCoordinator(
  db: Kysely<Database>,
  { id, organizationId }: AccountRow,
  name: string,
): Promise<void> {
  const coordinator = {
    ...{ id, organizationId, name, phoneNumber: '+48601234567', createdAt: '2026-01-02T09:30:00.000Z' },
    ...{
      country: null,
      postalCode: null,
      town: null,
      street: null,
      houseNumber: null,
      apartmentNumber: null,
    },
  };
  const searchText = searchTextOf(coordinator, storage.coordinators.search);
  await db
    .insertInto('coordinators')
    .values({ ...coordinator, searchText })
    .execute();
}
