import { sql } from 'kysely';
import { contractColumns } from '../core/db/contractColumns.ts';
import { joined, lockRow } from '../core/db/rowByKey.ts';
import type { Queries } from '../core/db/transaction.ts';
import { resourceStore } from '../resource/resourceStore.ts';

const stored = contractColumns('Coordinator', 'coordinators');

/** Columns that a profile may change; the e-mail belongs to the account. */
export const editableColumns = contractColumns('CoordinatorInput', 'coordinators').filter(
  (name) => name !== 'version',
);

/** Open accounts of the team with their profiles, also searchable by e-mail. */
export const team = resourceStore('organization-coordinators', {
  rows: ({ organizationId }, db) =>
    db
      .selectFrom('coordinators')
      .innerJoin('accounts', joined('accounts.id', 'coordinators.id'))
      .where('coordinators.organizationId', '=', organizationId)
      .where('accounts.closedAt', 'is', null)
      .select(stored.map((column) => sql.ref(`coordinators.${column}`).as(column)))
      .select(['accounts.email', 'accounts.role', 'accounts.imageToken'])
      .select(sql`"coordinators"."searchText" || ' ' || lower("accounts"."email")`.as('searchText')),
  computed: ['email', 'role', 'imageToken'],
});

/** Locks the foundation until the transaction ends, so that changes of its team are serialised. */
export function lockTeam(organizationId: string, trx: Queries): Promise<void> {
  return lockRow('organizations', { id: organizationId, organizationId }, trx);
}

export async function countAdmins(organizationId: string, trx: Queries): Promise<number> {
  const { admins } = await trx
    .selectFrom('accounts')
    .select(sql<number>`count(*)::int`.as('admins'))
    .where('organizationId', '=', organizationId)
    .where('role', '=', 'admin')
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return admins;
}
