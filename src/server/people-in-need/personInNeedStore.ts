import { type RawBuilder, sql } from 'kysely';
import type { Query } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import { batchesOf, type TextBatches } from '../db/batchesOf.ts';
import { contractColumns } from '../db/contractColumns.ts';
import type { Filtered, InLanguage, Order } from '../db/listOrder.ts';
import { matchesSearch, type SearchPath } from '../db/matchesSearch.ts';
import { type Page, pageOf } from '../db/pageOf.ts';
import { sameText } from '../db/sameText.ts';
import { selectedColumns } from '../db/selectedColumns.ts';
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
  path?: SearchPath,
): Filtered<'people_in_need'> {
  const search = matchesSearch(q, path);
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
  const list = {
    filtered: (path?: SearchPath) => filtered(organizationId, filter, db, path),
    columns: listColumns,
    q: filter.q,
    countable: { list: 'people_in_need', organizationId, filter } as const,
  };
  return pageOf(list, { page, size, sort: byRank(sort), language }, db);
}

export function peopleInNeedBatches(
  organizationId: string,
  filter: PersonInNeedFilter,
  { sort, language }: Order,
  db: Queries,
): TextBatches {
  return batchesOf(
    'people-in-need',
    filtered(organizationId, filter, db, 'index'),
    { sort: byRank(sort), language },
    db,
  );
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
    .select(selectedColumns(columns))
    .where('id', '=', id)
    .executeTakeFirst();
  return row as PersonInNeedRecord | undefined;
}
