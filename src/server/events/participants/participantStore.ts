import { sql } from 'kysely';
import type { Query } from '../../../contract/calls.ts';
import type { components } from '../../../contract/generated/types.ts';
import { batchesOf, type TextBatches } from '../../db/batchesOf.ts';
import { contractColumns } from '../../db/contractColumns.ts';
import type { InLanguage } from '../../db/listOrder.ts';
import { matchesSearch } from '../../db/matchesSearch.ts';
import { type Page, pageOf } from '../../db/pageOf.ts';
import { selectedColumns } from '../../db/selectedColumns.ts';
import type { Queries } from '../../db/transaction.ts';

type Schemas = components['schemas'];
export type Participant = Schemas['Participant'];
export type ParticipantFilter = Omit<Query<'exportParticipants'>, 'sort'>;

const own = contractColumns('Participant', 'participants');
/** Who it is stands in the volunteer's record. */
const ofVolunteer = contractColumns('Participant', 'volunteers').filter((name) => !own.includes(name));
const columns = [...own, ...ofVolunteer];

/** Participants with what their volunteers' records say, as if it were one table. */
function participants(eventId: string, db: Queries) {
  const joined = db
    .selectFrom('participants')
    .innerJoin('volunteers', 'volunteers.id', 'participants.volunteerId')
    .selectAll('participants')
    .select('volunteers.searchText')
    .select(ofVolunteer.map((name) => sql.ref(`volunteers.${name}`).as(name)))
    .where('participants.eventId', '=', eventId);
  return db.selectFrom(joined.as('participants'));
}

function filtered(eventId: string, { q, status }: ParticipantFilter, db: Queries) {
  const search = matchesSearch(q);
  let query = participants(eventId, db);
  if (search) query = query.where(search);
  if (status) query = query.where('status', '=', status);
  return query;
}

export function listParticipants(
  eventId: string,
  {
    page = 0,
    size = 25,
    sort = 'signedUpAt,asc',
    language,
    ...filter
  }: Query<'listParticipants'> & InLanguage,
  db: Queries,
): Promise<Page<Participant>> {
  const list = { filtered: () => filtered(eventId, filter, db), columns };
  return pageOf(list, { page, size, sort, language }, db);
}

export function participantBatches(
  eventId: string,
  { sort = 'signedUpAt,asc', language, ...filter }: Query<'exportParticipants'> & InLanguage,
  db: Queries,
): TextBatches {
  return batchesOf('participants', filtered(eventId, filter, db), { sort, language }, db);
}

/** How many of those who have a place are on the event's own page. */
const FIRST = 10;

const columnsOfFirst = columns.filter((name) =>
  (['participants', 'volunteers'] as const).some((table) =>
    contractColumns('EventParticipant', table).includes(name),
  ),
);

/** The first who have a place. */
export async function firstParticipants(
  eventId: string,
  db: Queries,
): Promise<Schemas['EventParticipant'][]> {
  const rows = await participants(eventId, db)
    .select(selectedColumns(columnsOfFirst))
    .where('status', 'in', ['signed_up', 'attended', 'no_show'])
    .orderBy('signedUpAt')
    .orderBy('id')
    .limit(FIRST)
    .execute();
  return rows as unknown as Schemas['EventParticipant'][];
}

/** One participant as the contract shows it. */
export async function findParticipant(
  eventId: string,
  id: string,
  db: Queries,
): Promise<Participant | undefined> {
  const row = await participants(eventId, db)
    .select(selectedColumns(columns))
    .where('id', '=', id)
    .executeTakeFirst();
  return row as Participant | undefined;
}
