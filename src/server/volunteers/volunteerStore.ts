import { sql } from 'kysely';
import type { Query } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import { batchesOf, type TextBatches } from '../db/batchesOf.ts';
import { contractColumns } from '../db/contractColumns.ts';
import { historyOf } from '../db/historyStore.ts';
import { jsonRows } from '../db/jsonRows.ts';
import type { Filtered, InLanguage, Order } from '../db/listOrder.ts';
import { matchesSearch, type SearchPath } from '../db/matchesSearch.ts';
import { type Page, pageOf } from '../db/pageOf.ts';
import { selectedColumns } from '../db/selectedColumns.ts';
import type { Queries } from '../db/transaction.ts';
import { filesOf } from './volunteerFileStore.ts';

type Schemas = components['schemas'];
export type VolunteerListItem = Schemas['VolunteerListItem'];
export type VolunteerFilter = Omit<Query<'exportVolunteers'>, 'sort'>;

const columns = contractColumns('Volunteer', 'volunteers');
const listColumns = contractColumns('VolunteerListItem', 'volunteers');

function filtered(
  organizationId: string,
  filter: VolunteerFilter,
  db: Queries,
  path?: SearchPath,
): Filtered<'volunteers'> {
  const search = matchesSearch(filter.q, path);
  let query: Filtered<'volunteers'> = db
    .selectFrom('volunteers')
    .where('organizationId', '=', organizationId);
  if (filter.accountStatus) query = query.where('accountStatus', '=', filter.accountStatus);
  if (search) query = query.where(search);
  return query;
}

export function listVolunteers(
  organizationId: string,
  { page = 0, size = 25, sort = 'createdAt,desc', language, ...filter }: Query<'listVolunteers'> & InLanguage,
  db: Queries,
): Promise<Page<VolunteerListItem>> {
  const list = {
    filtered: (path?: SearchPath) => filtered(organizationId, filter, db, path),
    columns: listColumns,
    q: filter.q,
    countable: { list: 'volunteers', organizationId, filter } as const,
  };
  return pageOf(list, { page, size, sort, language }, db);
}

export function volunteerBatches(
  organizationId: string,
  filter: VolunteerFilter,
  order: Order,
  db: Queries,
): TextBatches {
  return batchesOf('volunteers', filtered(organizationId, filter, db, 'index'), order, db);
}

/** The record with its files and its history, in one round trip. */
export async function findProfile(
  id: string,
  organizationId: string,
  db: Queries,
): Promise<Schemas['Volunteer'] | undefined> {
  const { rows } = await sql<Schemas['Volunteer']>`select ${selectedColumns(columns)},
      ${jsonRows(filesOf(id))} as "files",
      ${jsonRows(historyOf({ table: 'volunteers', id, organizationId }))} as "history"
    from "volunteers" where "id" = ${id} and "organizationId" = ${organizationId}`.execute(db);
  return rows[0];
}

/** What decisions and permissions depend on. */
export function findState(id: string, organizationId: string, db: Queries) {
  return stateOf(id, organizationId, db).executeTakeFirst();
}

/** The same, locked until the transaction ends, so that two decisions come one after the other. */
export function lockState(id: string, organizationId: string, trx: Queries) {
  return stateOf(id, organizationId, trx).forUpdate().executeTakeFirst();
}

function stateOf(id: string, organizationId: string, db: Queries) {
  return db
    .selectFrom('volunteers')
    .select(['id', 'accountStatus', 'accountId'])
    .where('id', '=', id)
    .where('organizationId', '=', organizationId);
}

export async function setAccountStatus(
  id: string,
  accountStatus: Schemas['AccountStatus'],
  rejectionReason: string | null,
  db: Queries,
): Promise<void> {
  const verifiedAt = accountStatus === 'verified' ? sql<string>`now()` : null;
  await db
    .updateTable('volunteers')
    .set({ accountStatus, rejectionReason, verifiedAt })
    .where('id', '=', id)
    .execute();
}

/** Deletes the volunteer, the files and participations with it, and the account that only it used. */
export async function deleteVolunteer(id: string, accountId: string | null, db: Queries): Promise<void> {
  await db.deleteFrom('volunteers').where('id', '=', id).execute();
  if (accountId)
    await db.deleteFrom('accounts').where('id', '=', accountId).where('role', '=', 'volunteer').execute();
}
