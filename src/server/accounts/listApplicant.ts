import { sql } from 'kysely';
import { changesBetween } from '../core/db/changesBetween.ts';
import { addHistory } from '../core/db/historyStore.ts';
import { insertRows } from '../core/db/insertRows.ts';
import { matchesSearch } from '../core/db/matchesSearch.ts';
import { type RecordKey, setColumns, updateRow } from '../core/db/rowByKey.ts';
import type { Trx } from '../core/db/transaction.ts';
import { consentChanges } from '../core/texts/consentOf.ts';
import { notifyTeam } from '../notifications/notify/notifyTeam.ts';
import { type Account, deleteAccount } from './identity/accountStore.ts';
import { type Application, applicantColumns, takeApplication } from './identity/applicationStore.ts';
import { insertAccount } from './identity/insertAccount.ts';
import { confirmOwner } from './identity/requirePassword.ts';

/**
 * Confirms the account of an application and lists it, or writes it into the record of somebody whom the
 * foundation has added by hand. The record shares the account's id, as a coordinator's does, so the companion app
 * knows it from the sign-in. Notifies the team unless the volunteer is verified already.
 * @param isProven see `confirmOwner`
 * @throws ApiError email_taken when another account has the address by now
 */
export async function listApplicant(account: Account, isProven: boolean, trx: Trx): Promise<void> {
  const application = await takeApplication(account, trx);
  const known = application && (await lockAddedByHand(account, trx));
  const owner = known ? await moveAccount(account, known.id, trx) : account;
  await confirmOwner(owner, isProven, trx);
  if (!application) return;

  const name = `${application.firstname} ${application.lastname}`;
  const actor = { id: owner.id, name };
  if (known) await updateRecord(owner, known, { application, actor }, trx);
  else await insertRecord(owner, { application, actor }, trx);
  if (known?.accountStatus === 'verified') return;
  const subject = { type: 'volunteer', id: owner.id, name } as const;
  await notifyTeam({ kind: 'volunteerApplied', organizationId: owner.organizationId, actor, subject }, trx);
}

type Known = NonNullable<Awaited<ReturnType<typeof lockAddedByHand>>>;

/** The foundation's volunteer with the address and no account; who was rejected applies anew. */
function lockAddedByHand({ email, organizationId }: Account, trx: Trx) {
  return trx
    .selectFrom('volunteers')
    .select(['id', 'accountStatus', sql<object>`to_jsonb("volunteers")`.as('record')])
    .where('organizationId', '=', organizationId)
    .where('accountId', 'is', null)
    .where('accountStatus', '<>', 'rejected')
    .where(matchesSearch(email, 'index') ?? sql<boolean>`true`)
    .where(sql`lower("email")`, '=', email.toLowerCase())
    .orderBy('createdAt')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Nothing but the application, which is taken, refers to an account that was never confirmed. */
async function moveAccount(account: Account, id: string, trx: Trx): Promise<Account> {
  await deleteAccount(account, trx);
  const moved = { ...account, id };
  const { organizationId, email, passwordHash, role, language } = moved;
  await insertAccount(
    { id, organizationId, email, passwordHash, role, language, emailConfirmed: false },
    trx,
  );
  return moved;
}

interface Applied {
  readonly application: Application;
  readonly actor: { readonly id: string; readonly name: string };
}

async function insertRecord({ id, organizationId }: RecordKey, { application, actor }: Applied, trx: Trx) {
  const volunteer = { id, organizationId, accountId: id, accountStatus: 'pending' } as const;
  const createdAt = new Date().toISOString();
  await insertRows('volunteers', [{ ...application, ...volunteer, createdAt, tags: [], version: 1 }], trx);
  await addHistory('volunteers', volunteer, actor, 'created', consentChanges(application), trx);
}

async function updateRecord(key: RecordKey, { record }: Known, { application, actor }: Applied, trx: Trx) {
  await setColumns('volunteers', key, { accountId: key.id }, trx);
  await updateRow('volunteers', key, { columns: applicantColumns, values: application }, trx);
  await addHistory(
    'volunteers',
    key,
    actor,
    'edited',
    changesBetween(record, application, applicantColumns),
    trx,
  );
}
