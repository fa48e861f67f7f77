import { type RawBuilder, sql } from 'kysely';
import type { Query } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import { contractColumns } from '../db/contractColumns.ts';
import { matchesSearch } from '../db/matchesSearch.ts';
import { batchesOf, type Filtered, type InLanguage, type Order, type Page, pageOf } from '../db/pageOf.ts';
import { sameText } from '../db/sameText.ts';
import type { Queries } from '../db/transaction.ts';

type Schemas = components['schemas'];
export type PersonInNeedRecord = Omit<Schemas['PersonInNeed'], 'history'>;
export type PersonInNeedListItem = Schemas['PersonInNeedListItem'];
export type PersonInNeedFilter = Omit<Query<'exportPeopleInNeed'>, 'sort'>;

const columns = [...contractColumns('PersonInNeed', 'people_in_need'), 'initial'];
const listColumns = [...contractColumns('PersonInNeedListItem', 'people_in_need'), 'initial'];

/** All of a last name that a list shows. */
const initial: RawBuilder<string> = sql`upper(left(ltrim(normalize("lastname", NFC)), 1))`;

function peopleInNeed(organizationId: string, db: Queries): Filtered<'people_in_need'> {
  const own = db
    .selectFrom('people_in_need')
    .selectAll()
    .select(initial.as('initial'))
    .where('organizationId', '=', organizationId);
  return db.selectFrom(own.as('people_in_need')) as unknown as Filtered<'people_in_need'>;
}

function filtered(
  organizationId: string,
  { q, helpCategory, urgency, status, city }: PersonInNeedFilter,
  db: Queries,
): Filtered<'people_in_need'> {
  const search = matchesSearch(q);
  let query = peopleInNeed(organizationId, db);
  if (helpCategory) query = query.where(sql<boolean>`${helpCategory} = any("helpCategory")`);
  if (urgency) query = query.where('urgency', '=', urgency);
  if (status) query = query.where('status', '=', status);
  if (city) query = query.where(sameText('city', city));
  if (search) query = query.where(search);
  return query;
}

export function listPeopleInNeed(
  organizationId: string,
  {
    page = 0,
    size = 25,
    sort = 'createdAt,desc',
    language,
    ...filter
  }: Query<'listPeopleInNeed'> & InLanguage,
  db: Queries,
): Promise<Page<PersonInNeedListItem>> {
  return pageOf(filtered(organizationId, filter, db), listColumns, {
    page,
    size,
    sort: byRank(sort),
    language,
  });
}

export function peopleInNeedBatches(
  organizationId: string,
  filter: PersonInNeedFilter,
  { sort, language }: Order,
  db: Queries,
): AsyncGenerator<PersonInNeedListItem[]> {
  return batchesOf(filtered(organizationId, filter, db), listColumns, { sort: byRank(sort), language });
}

/** Urgency and status are ordered by what they mean. */
function byRank(sort: string): string {
  return sort.replace(/^(urgency|status),/, '$1Rank,');
}

export async function findPersonInNeed(
  id: string,
  organizationId: string,
  db: Queries,
): Promise<PersonInNeedRecord | undefined> {
  const row = await peopleInNeed(organizationId, db)
    .select(columns.map((column) => sql.ref(column).as(column)))
    .where('id', '=', id)
    .executeTakeFirst();
  return row as PersonInNeedRecord | undefined;
}
