import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { deleteAccount } from '../accounts/identity/accountStore.ts';
import { contractColumns, selectedColumns } from '../core/db/contractColumns.ts';
import { updateRow } from '../core/db/rowByKey.ts';
import { spanning } from '../core/db/spanningTables.ts';
import { inTransaction, type Queries } from '../core/db/transaction.ts';

type Schemas = components['schemas'];
export type OrganizationRecord = Omit<Schemas['Organization'], 'history'>;

const columns = contractColumns('Organization', 'organizations');

/** Columns that the settings may change. */
export const editableColumns = contractColumns('OrganizationInput', 'organizations');

export async function findOrganization(id: string, db: Queries): Promise<OrganizationRecord | undefined> {
  const row = await db
    .selectFrom('organizations')
    .select(selectedColumns(columns))
    .where('id', '=', id)
    .executeTakeFirst();
  return row as OrganizationRecord | undefined;
}

/** The same, locked until the transaction ends, so that changes are serialised. */
export async function lockOrganization(id: string, trx: Queries): Promise<OrganizationRecord | undefined> {
  await trx.selectFrom('organizations').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findOrganization(id, trx);
}

export function updateOrganization(
  id: string,
  values: Schemas['OrganizationInput'],
  trx: Queries,
): Promise<void> {
  return updateRow('organizations', { id, organizationId: id }, { columns: editableColumns, values }, trx);
}

export async function setOrganizationStatus(
  id: string,
  status: Schemas['OrganizationStatus'],
  trx: Queries,
): Promise<void> {
  await trx.updateTable('organizations').set({ status }).where('id', '=', id).execute();
}

/** Keeps the version, so that a concurrent edit of the settings is no conflict. */
export async function setCover(id: string, coverToken: string | null, trx: Queries): Promise<void> {
  await trx.updateTable('organizations').set({ coverToken }).where('id', '=', id).execute();
}

/** Deletes registrations that were not confirmed before their link expired, with all data. */
export async function deleteUnconfirmed(db: Queries): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select ${spanning('what has expired')} "id" from "organizations" where "status" = 'unconfirmed'
      and not exists (select from "one_time_tokens" where "organizationId" = "organizations"."id"
        and "purpose" = 'confirmEmail' and "expiresAt" > now())`.execute(db);
  for (const { id } of rows) await inTransaction(db, (trx) => deleteOrganization(id, trx));
}

/** Unless it was confirmed meanwhile. */
async function deleteOrganization(id: string, trx: Queries): Promise<void> {
  const organization = await lockOrganization(id, trx);
  if (organization?.status !== 'unconfirmed') return;
  const accounts = await trx
    .selectFrom('accounts')
    .select(['id', 'organizationId'])
    .where('organizationId', '=', id)
    .execute();
  for (const account of accounts) await deleteAccount(account, trx);
  await trx.deleteFrom('organizations').where('id', '=', id).execute();
}
