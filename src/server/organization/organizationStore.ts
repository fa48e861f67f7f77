import { sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { contractColumns } from '../db/contractColumns.ts';
import { selectedColumns } from '../db/selectedColumns.ts';
import type { Queries } from '../db/transaction.ts';
import { updateRow } from '../db/updateRow.ts';

type Schemas = components['schemas'];
export type OrganizationRecord = Omit<Schemas['Organization'], 'history'>;

const columns = contractColumns('Organization', 'organizations');

/** What the settings may change. */
export const editableColumns = contractColumns('OrganizationInput', 'organizations');

export async function findOrganization(id: string, db: Queries): Promise<OrganizationRecord | undefined> {
  const row = await db
    .selectFrom('organizations')
    .select(selectedColumns(columns))
    .where('id', '=', id)
    .executeTakeFirst();
  return row as OrganizationRecord | undefined;
}

/** The same, locked until the transaction ends, so that changes come one after the other. */
export async function lockOrganization(id: string, trx: Queries): Promise<OrganizationRecord | undefined> {
  await trx.selectFrom('organizations').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findOrganization(id, trx);
}

export async function updateOrganization(
  id: string,
  values: Schemas['OrganizationInput'],
  trx: Queries,
): Promise<void> {
  await updateRow('organizations', id, { columns: editableColumns, values }, trx);
  await trx
    .updateTable('organizations')
    .set({ version: sql<number>`"version" + 1` })
    .where('id', '=', id)
    .execute();
}

export async function setOrganizationStatus(
  id: string,
  status: Schemas['OrganizationStatus'],
  trx: Queries,
): Promise<void> {
  await trx.updateTable('organizations').set({ status }).where('id', '=', id).execute();
}

/** The version stays: whoever edits the settings beside it need not begin again. */
export async function setCover(id: string, coverToken: string | null, trx: Queries): Promise<void> {
  await trx.updateTable('organizations').set({ coverToken }).where('id', '=', id).execute();
}

/** Deletes registrations that nobody confirmed while their link worked, with all that was typed. */
export async function deleteUnconfirmed(db: Queries): Promise<void> {
  await db
    .deleteFrom('organizations')
    .where('status', '=', 'unconfirmed')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('one_time_tokens')
            .innerJoin('accounts', 'accounts.id', 'one_time_tokens.subjectId')
            .select('one_time_tokens.subjectId')
            .whereRef('accounts.organizationId', '=', 'organizations.id')
            .where('one_time_tokens.purpose', '=', 'confirmEmail')
            .where('one_time_tokens.expiresAt', '>', sql<string>`now()`),
        ),
      ),
    )
    .execute();
}
