import { sql } from 'kysely';
import type { Query } from '../../contract/calls.ts';
import type { components } from '../../contract/generated/types.ts';
import { mayWorkWithMinors } from '../clearances/clearanceStore.ts';
import { contractColumns, selectedColumns } from '../core/db/contractColumns.ts';
import { instantText } from '../core/db/jsonRows.ts';
import type { InLanguage } from '../core/db/listOrder.ts';
import { matchesSearch, type SearchPath } from '../core/db/matchesSearch.ts';
import { type Page, pageOf } from '../core/db/pageOf.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Queries } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { isInGroup } from './calendar/eventGroups.ts';
import { shiftsOfEach } from './shifts/shiftStore.ts';

type OpenEvent = components['schemas']['OpenEvent'];

const columns = [
  ...contractColumns('OpenEvent', 'events'),
  'participation',
  'offeredUntil',
  'needsClearance',
  'shifts',
];

type Asked = Query<'listOpenEvents'> & InLanguage;

/** Published events that are neither cancelled nor over, by default the soonest first, as the volunteer of the account reads them. */
export function listOpenEvents(
  account: RecordKey,
  { page = 0, size = 25, sort = 'startDate,asc', q, language }: Asked,
  db: Queries,
): Promise<Page<OpenEvent>> {
  const filtered = (path?: SearchPath) => {
    const open = published(account, db).where(sql<boolean>`(${isInGroup.future} or ${isInGroup.active})`);
    const search = matchesSearch(q, path);
    return db.selectFrom((search ? open.where(search) : open).as('events'));
  };
  const [column, direction] = sort.split(',') as ['startDate' | 'title', 'asc' | 'desc'];
  const order = { column, direction, ...(column === 'title' && { language }) };
  return pageOf({ filtered, columns, q }, { page, size, ...order }, db);
}

/** @throws ApiError not_found for a draft, and for an event of another foundation */
export async function getOpenEvent(account: RecordKey, id: string, db: Queries): Promise<OpenEvent> {
  const event = await db
    .selectFrom(published(account, db).as('events'))
    .select(selectedColumns(columns))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!event) throw new ApiError('not_found');
  return event as unknown as OpenEvent;
}

/** The foundation's published events, each with how the account's volunteer takes part in it and in its shifts. */
function published({ id, organizationId }: RecordKey, db: Queries) {
  const own = sql`select "participants".* from "participants" join "volunteers"
    on "volunteers"."organizationId" = "participants"."organizationId" and "volunteers"."id" = "volunteerId"
    where "participants"."organizationId" = ${organizationId} and "accountId" = ${id}`;
  const volunteer = sql`(select "id" from "volunteers" where "organizationId" = ${organizationId} and "accountId" = ${id})`;
  return db
    .selectFrom('events')
    .selectAll()
    .select([
      sql<OpenEvent['participation']>`(select "status" from (${own}) as "own"
        where "own"."eventId" = "events"."id"
        order by array_position('{attended,signed_up,waitlisted,no_show}', "status"), "signedUpAt" desc limit 1)`.as(
        'participation',
      ),
      sql<boolean>`("withMinors" is true and not ${mayWorkWithMinors(volunteer, organizationId)})`.as(
        'needsClearance',
      ),
      sql<OpenEvent['offeredUntil']>`(select "offeredUntil" from (${own}) as "own"
        where "own"."eventId" = "events"."id" and "own"."shiftId" is null)`.as('offeredUntil'),
      shiftsOfEach<OpenEvent['shifts'][number]>(
        organizationId,
        db,
        sql`, "taking"."status" as "participation", ${instantText('taking.offeredUntil')} as "offeredUntil"`,
        sql`left join (${own}) as "taking" on "taking"."shiftId" = "shifts"."id"`,
      ).as('shifts'),
    ])
    .where('events.organizationId', '=', organizationId)
    .where('events.status', '<>', 'draft');
}
