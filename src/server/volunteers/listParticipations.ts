import { type RawBuilder, sql } from 'kysely';
import type { Query } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import { contractColumns } from '../core/db/contractColumns.ts';
import type { InLanguage } from '../core/db/listOrder.ts';
import { matchesSearch } from '../core/db/matchesSearch.ts';
import { type Page, pageOf } from '../core/db/pageOf.ts';
import { joined, type RecordKey } from '../core/db/rowByKey.ts';
import type { Queries } from '../core/db/transaction.ts';
import { participationTimes } from '../events/shifts/shiftStore.ts';
import { givenMinutes } from '../hours/givenTime.ts';

type OwnParticipation = components['schemas']['OwnParticipation'];

const own = contractColumns('OwnParticipation', 'participants');
const ofEvent = contractColumns('OwnParticipation', 'events').filter((name) => !own.includes(name));
const times: Readonly<Record<string, RawBuilder<unknown>>> = participationTimes;
const columns = ['id', 'shift', ...own, ...ofEvent];

/** What a volunteer has signed up for, by default the latest events first. */
export async function listParticipations(
  volunteer: RecordKey,
  {
    page = 0,
    size = 25,
    sort = 'startDate,desc',
    language,
    ...filter
  }: Query<'listOwnParticipations'> & InLanguage,
  db: Queries,
): Promise<Page<OwnParticipation>> {
  const [column, direction] = sort.split(',') as ['startDate' | 'title', 'asc' | 'desc'];
  const order = { column, direction, ...(column === 'title' && { language }) };
  const rows = narrowed(volunteer, filter, db);
  const found: Page<OwnParticipation & { readonly id: string }> = await pageOf(
    { filtered: () => db.selectFrom(rows.as('events')), columns },
    { page, size, ...order },
    db,
  );
  return { ...found, content: found.content.map(({ id: _, ...participation }) => participation) };
}

function narrowed(
  { id, organizationId }: RecordKey,
  { q, status, endDateFrom }: Pick<Query<'listOwnParticipations'>, 'q' | 'status' | 'endDateFrom'>,
  db: Queries,
) {
  const taken = db
    .selectFrom('participants')
    .innerJoin('events', joined('events.id', 'participants.eventId'))
    .leftJoin('event_shifts', joined('event_shifts.id', 'participants.shiftId'))
    .select(['participants.id', 'participants.eventId', 'participants.signedUpAt', 'events.searchText'])
    .select(['participants.status', 'participants.status as took', 'participants.minutes as given'])
    .select('participants.offeredUntil')
    .select('event_shifts.role as shift')
    .select(ofEvent.map((name) => (times[name] ?? sql.ref(`events.${name}`)).as(name)))
    .where('participants.organizationId', '=', organizationId)
    .where('participants.volunteerId', '=', id)
    .where('events.status', '<>', 'draft');
  const search = matchesSearch(q);
  let rows = db.selectFrom(taken.as('taken')).selectAll().select(givenMinutes.as('minutes'));
  if (search) rows = rows.where(search);
  if (status) rows = rows.where('status', 'in', status);
  if (endDateFrom) rows = rows.where(sql<boolean>`coalesce("endDate", "startDate") >= ${endDateFrom}::date`);
  return rows;
}
