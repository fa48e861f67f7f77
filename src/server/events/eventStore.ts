import { sql } from 'kysely';
import type { Query } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import { isInGroup } from '../calendar/eventGroups.ts';
import { batchesOf, type TextBatches } from '../db/batchesOf.ts';
import { contractColumns } from '../db/contractColumns.ts';
import type { Filtered, InLanguage } from '../db/listOrder.ts';
import { matchesSearch, type SearchPath } from '../db/matchesSearch.ts';
import { type Page, pageOf } from '../db/pageOf.ts';
import { sameText } from '../db/sameText.ts';
import { selectedColumns } from '../db/selectedColumns.ts';
import type { Queries } from '../db/transaction.ts';

type Schemas = components['schemas'];
export type EventRecord = Omit<Schemas['Event'], 'participants' | 'history'>;
export type EventListItem = Schemas['EventListItem'];
export type EventFilter = Omit<Query<'exportEvents'>, 'sort'>;

const columns = contractColumns('Event', 'events');
const listColumns = contractColumns('EventListItem', 'events');

function filtered(
  organizationId: string,
  filter: EventFilter,
  db: Queries,
  path?: SearchPath,
): Filtered<'events'> {
  const { q, group, helpCategory, city, from, to, placesFree } = filter;
  const search = matchesSearch(q, path);
  let query: Filtered<'events'> = db.selectFrom('events').where('organizationId', '=', organizationId);
  if (search) query = query.where(search);
  if (group) query = query.where(isInGroup[group]);
  if (helpCategory) query = query.where(sql<boolean>`${helpCategory} = any("helpCategory")`);
  if (city !== undefined) query = query.where(sameText('city', city));
  // A draft may have one of the dates only.
  if (from) query = query.where(sql<boolean>`coalesce("endDate", "startDate") >= ${from}`);
  if (to) query = query.where(sql<boolean>`coalesce("startDate", "endDate") <= ${to}`);
  if (placesFree !== undefined) query = query.where(sql<boolean>`${hasPlaces} = ${placesFree}`);
  return query;
}

const hasPlaces = sql`coalesce("volunteersNeededNum" > "nrOfVolunteersSigned", false)`;

export function listEvents(
  organizationId: string,
  { page = 0, size = 25, sort = 'startDate,desc', language, ...filter }: Query<'listEvents'> & InLanguage,
  db: Queries,
): Promise<Page<EventListItem>> {
  const list = {
    filtered: (path?: SearchPath) => filtered(organizationId, filter, db, path),
    columns: listColumns,
    q: filter.q,
  };
  return pageOf(list, { page, size, sort, language }, db);
}

export function eventBatches(
  organizationId: string,
  { sort = 'startDate,desc', language, ...filter }: Query<'exportEvents'> & InLanguage,
  db: Queries,
): TextBatches {
  return batchesOf('events', filtered(organizationId, filter, db, 'index'), { sort, language }, db);
}

export async function findEvent(
  id: string,
  organizationId: string,
  db: Queries,
): Promise<EventRecord | undefined> {
  const row = await db
    .selectFrom('events')
    .select(selectedColumns(columns))
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .executeTakeFirst();
  return row as EventRecord | undefined;
}

/** What a change of state sets; the rest of the event stays. */
type StateChange = Partial<
  Pick<EventRecord, 'status' | 'cancelledAt' | 'cancellationReason' | 'publishedAt' | 'finishedAt'>
>;

/** Notes that the event was changed, and its new state where it has one. */
export async function touchEvent(id: string, change: StateChange, db: Queries): Promise<void> {
  await db
    .updateTable('events')
    .set({ ...change, updatedAt: sql<string>`now()`, version: sql<number>`"version" + 1` })
    .where('id', '=', id)
    .execute();
}

export async function deleteEventRow(id: string, db: Queries): Promise<void> {
  await db.deleteFrom('events').where('id', '=', id).execute();
}
