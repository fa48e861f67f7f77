import { sql } from 'kysely';
import type { Query } from '../../contract/calls.ts';
import contract from '../../contract/generated/openapi.json' with { type: 'json' };
import type { components } from '../../contract/generated/types.ts';
import { batchesOf, type TextBatches } from '../db/batchesOf.ts';
import { contractColumns } from '../db/contractColumns.ts';
import type { Filtered, InLanguage, Order } from '../db/listOrder.ts';
import { matchesSearch } from '../db/matchesSearch.ts';
import { type Page, pageOf } from '../db/pageOf.ts';
import { selectedColumns } from '../db/selectedColumns.ts';
import type { Queries } from '../db/transaction.ts';
import { updateRow } from '../db/updateRow.ts';

type Schemas = components['schemas'];
export type CoordinatorRecord = Omit<Schemas['Coordinator'], 'history'>;
export type CoordinatorListItem = Schemas['CoordinatorListItem'];
type TeamFilter = Omit<Query<'exportTeam'>, 'sort'>;

const { Coordinator, CoordinatorListItem } = contract.components.schemas;
const columns = Object.keys(Coordinator.properties).filter((name) => name !== 'history');
const listColumns = Object.keys(CoordinatorListItem.properties);
const stored = contractColumns('Coordinator', 'coordinators');

/** What a profile may change; the e-mail is the account's. */
export const editableColumns = contractColumns('CoordinatorInput', 'coordinators');

/** The open accounts of the team with their profiles, as one table that is found by e-mail too. */
function team(organizationId: string, db: Queries): Filtered<'coordinators'> {
  const members = db
    .selectFrom('coordinators')
    .innerJoin('accounts', 'accounts.id', 'coordinators.id')
    .where('coordinators.organizationId', '=', organizationId)
    .where('accounts.closedAt', 'is', null)
    .select(stored.map((column) => sql.ref(`coordinators.${column}`).as(column)))
    .select(['accounts.email', 'accounts.role', 'accounts.imageToken'])
    .select(sql`"coordinators"."searchText" || ' ' || lower("accounts"."email")`.as('searchText'));
  return db.selectFrom(members.as('coordinators')) as unknown as Filtered<'coordinators'>;
}

function filtered(organizationId: string, { q, role }: TeamFilter, db: Queries): Filtered<'coordinators'> {
  const search = matchesSearch(q);
  let query = team(organizationId, db);
  if (role) query = query.where(sql.ref('role'), '=', role);
  if (search) query = query.where(search);
  return query;
}

export function listTeam(
  organizationId: string,
  { page = 0, size = 25, sort = 'name,asc', language, ...filter }: Query<'listTeam'> & InLanguage,
  db: Queries,
): Promise<Page<CoordinatorListItem>> {
  const list = { filtered: () => filtered(organizationId, filter, db), columns: listColumns };
  return pageOf(list, { page, size, sort, language }, db);
}

export function teamBatches(
  organizationId: string,
  filter: TeamFilter,
  order: Order,
  db: Queries,
): TextBatches {
  return batchesOf('organization-coordinators', filtered(organizationId, filter, db), order, db);
}

export async function findCoordinator(
  id: string,
  organizationId: string,
  db: Queries,
): Promise<CoordinatorRecord | undefined> {
  const row = await team(organizationId, db)
    .select(selectedColumns(columns))
    .where('id', '=', id)
    .executeTakeFirst();
  return row as CoordinatorRecord | undefined;
}

export function updateCoordinator(
  id: string,
  values: Omit<Schemas['CoordinatorInput'], 'email' | 'currentPassword'>,
  trx: Queries,
): Promise<void> {
  return updateRow('coordinators', id, { columns: editableColumns, values }, trx);
}

/** Locks the foundation until the transaction ends, so that what changes its team comes one after the other. */
export async function lockTeam(organizationId: string, trx: Queries): Promise<void> {
  await trx
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .forNoKeyUpdate()
    .execute();
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

export async function setRole(id: string, role: Schemas['CoordinatorRole'], trx: Queries): Promise<void> {
  await trx.updateTable('accounts').set({ role }).where('id', '=', id).execute();
}

/** Deletes the account with its profile, sessions, photo and notifications. */
export async function deleteAccount(id: string, trx: Queries): Promise<void> {
  await trx.deleteFrom('accounts').where('id', '=', id).execute();
}
