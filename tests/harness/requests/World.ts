import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { OperationId } from '../../../src/contract/generated/operations.ts';
import type { RecordKey } from '../../../src/server/core/db/rowByKey.ts';
import type { Database } from '../../../src/server/core/db/schema.ts';
import { inTransaction } from '../../../src/server/core/db/transaction.ts';
import { issueToken, type TokenPurpose } from '../../../src/server/core/links/oneTimeTokens.ts';
import { insertAccount } from '../insertAccount.ts';
import { insertOrganization } from '../insertOrganization.ts';
import { insertWallCaller, type WallCaller } from '../walls/insertWallCaller.ts';
import { insertWallRecord, type Named } from '../walls/insertWallRecord.ts';
import type { RecordKind } from '../walls/recordKind.ts';

type Records = Readonly<Record<RecordKind, Named>>;

/** Two foundations with a record of each kind, callers of each role, and links of each purpose. */
export interface World {
  readonly organizationId: string;
  readonly callers: Readonly<Record<'admin' | 'coordinator' | 'volunteer' | 'stranger', WallCaller>>;
  readonly own: Records;
  readonly other: Records;
  /** Valid secrets, by the operation that takes them. */
  readonly secrets: Partial<Record<OperationId, string>>;
}

/** @param of the foundation to use; default: a new one */
export async function insertWorld(db: Kysely<Database>, of?: string): Promise<World> {
  const organizationId = of ?? (await insertOrganization(db)).id;
  const { id: others } = await insertOrganization(db, { name: 'Фонд Тепла' });
  // So that none of the callers is the last admin.
  await insertAccount(db, { organizationId, role: 'admin' });
  const admin = await insertWallCaller(db, organizationId, 'admin');
  const volunteer = await insertWallCaller(db, organizationId, 'volunteer');
  return {
    organizationId,
    callers: {
      ...{ admin, volunteer },
      coordinator: await insertWallCaller(db, organizationId, 'coordinator'),
      stranger: await insertWallCaller(db, others, 'admin'),
    },
    own: await insertRecords(db, organizationId, {
      volunteer,
      volunteerFile: volunteer,
      notification: admin,
    }),
    other: await insertRecords(db, others, {}),
    secrets: await issueSecrets(db, organizationId),
  };
}

async function insertRecords(
  db: Kysely<Database>,
  organizationId: string,
  persons: Partial<Record<RecordKind, WallCaller>>,
): Promise<Records> {
  const records: [string, Named][] = [];
  for (const [kind, insert] of Object.entries(insertWallRecord)) {
    const person = persons[kind as RecordKind] ?? null;
    records.push([kind, await insert({ organizationId, person, which: undefined, surname: 'Nowak' }, db)]);
  }
  return Object.fromEntries(records) as Records;
}

async function issueSecrets(db: Kysely<Database>, organizationId: string): Promise<World['secrets']> {
  const issue = (purpose: Exclude<TokenPurpose, 'formerEmail'>, subject: RecordKey) =>
    inTransaction(db, (trx) => issueToken(purpose, subject, trx));
  const account = (overrides: object) =>
    insertAccount(db, { organizationId, role: 'coordinator', ...overrides });
  const closedAt = new Date().toISOString();
  const owner = { organizationId, person: null, which: undefined, surname: 'Nowak' };
  const invited = async () => ({
    id: (await insertWallRecord.invitation(owner, db)).params?.id ?? '',
    organizationId,
  });
  const changing = await account({ pendingEmail: `${uuid()}@mail.example` });
  const { id: unconfirmed } = await insertOrganization(db, { status: 'unconfirmed' });
  const registered = await account({ organizationId: unconfirmed, role: 'admin', emailConfirmedAt: null });
  return {
    registerCoordinator: await issue('invitation', await invited()),
    getInvitationByToken: await issue('invitation', await invited()),
    resetPassword: await issue('resetPassword', await account({})),
    getMailedLink: await issue('resetPassword', await account({})),
    restoreAccount: await issue('restore', await account({ closedAt })),
    confirmRegistration: await issue('confirmEmail', changing),
    confirmOrganizationEmail: await issue('confirmEmail', registered),
  };
}
