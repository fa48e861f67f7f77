import { sql } from 'kysely';
import { deleteAccount } from '../accounts/identity/accountStore.ts';
import { contractColumns } from '../core/db/contractColumns.ts';
import { crossTenant } from '../core/db/crossTenant.ts';
import { lockRow, type RecordKey } from '../core/db/rowByKey.ts';
import { inTransaction, type Queries, type Trx } from '../core/db/transaction.ts';
import type { Job } from '../core/jobs/Job.ts';
import { workOff } from '../core/jobs/workOff.ts';
import type { Services } from '../core/services.ts';
import { recordStore } from '../resource/recordStore.ts';

/** A foundation's place is itself. */
export const organizations = recordStore('organizations', {
  rows: ({ organizationId: id }, db) => db.selectFrom('organizations').selectAll().where('id', '=', id),
});

/** Columns that the settings may change. */
export const editableColumns = contractColumns('OrganizationUpdate', 'organizations').filter(
  (name) => name !== 'version',
);

export function keyOf(id: string): RecordKey {
  return { id, organizationId: id };
}

/**
 * The foundation, locked until the transaction ends, so that changes are serialised.
 * @throws ApiError not_found
 */
export async function lockOrganization(id: string, trx: Trx) {
  await lockRow('organizations', keyOf(id), trx);
  return organizations.find(id, keyOf(id), trx);
}

/** Deletes registrations that were not confirmed before their link expired, with all data. */
export function purgeRegistrations({ db }: Pick<Services, 'db'>): Job {
  return {
    name: 'purgeRegistrations',
    everySeconds: 60 * 60,
    run: (signal) =>
      workOff({
        find: () => expiredRegistrations(db),
        work: ({ id }) => inTransaction(db, (trx) => deleteOrganization(id, trx)),
        signal,
      }),
  };
}

async function expiredRegistrations(db: Queries): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select ${crossTenant('expired rows are deleted')} "id" from "organizations" where "status" = 'unconfirmed'
      and not exists (select from "one_time_tokens" where "organizationId" = "organizations"."id"
        and "purpose" = 'confirmEmail' and "expiresAt" > now())`.execute(db);
  return rows;
}

/** Unless it was confirmed meanwhile. */
async function deleteOrganization(id: string, trx: Trx): Promise<void> {
  await lockRow('organizations', keyOf(id), trx);
  const unconfirmed = trx
    .selectFrom('organizations')
    .where('id', '=', id)
    .where('status', '=', 'unconfirmed');
  if (!(await unconfirmed.select('id').executeTakeFirst())) return;
  const accounts = await trx
    .selectFrom('accounts')
    .select(['id', 'organizationId'])
    .where('organizationId', '=', id)
    .execute();
  for (const account of accounts) await deleteAccount(account, trx);
  await trx.deleteFrom('organizations').where('id', '=', id).execute();
}
