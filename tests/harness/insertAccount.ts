import { hash } from '@node-rs/argon2';
import type { Insertable, Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { noteAddresses } from '../../src/server/accounts/identity/addressStore.ts';
import { insertRows } from '../../src/server/core/db/insertRows.ts';
import type { RecordKey } from '../../src/server/core/db/rowByKey.ts';
import type { Database } from '../../src/server/core/db/schema.ts';
import { exampleRow } from '../../src/server/demo/contractRow.ts';
import { PASSWORD } from './signIn.ts';

type AccountRow = Insertable<Database['accounts']>;

/** argon2's weakest settings, because the tests sign in thousands of times. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

interface AccountInput extends Partial<AccountRow> {
  readonly organizationId: string;
  readonly role: AccountRow['role'];
  /** Name of a coordinator or admin; a volunteer's is in the volunteer's record. */
  readonly name?: string;
}

/** An account that can sign in with PASSWORD, with its coordinator. */
export async function insertAccount(
  db: Kysely<Database>,
  { name = 'Anna Kowalska', ...overrides }: AccountInput,
): Promise<AccountRow & RecordKey> {
  const id = uuid();
  const account: AccountRow & RecordKey = {
    id,
    email: `${overrides.role}-${id}@panel.example`,
    passwordHash: await passwordHash,
    imageToken: null,
    emailConfirmedAt: '2026-01-02T09:30:00.000Z',
    closedAt: null,
    ...overrides,
  };
  await db.insertInto('accounts').values(account).execute();
  await noteAddresses(account, db);
  if (account.role === 'volunteer') return account;
  const { organizationId } = account;
  const coordinator = exampleRow('coordinators', { id: account.id, organizationId, name, version: 1 });
  await insertRows('coordinators', [coordinator], db);
  return account;
}
