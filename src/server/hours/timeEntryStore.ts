import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import { isSkipped } from '../../contract/zonedInstant.ts';
import { instantText } from '../core/db/jsonRows.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import type { Queries, Trx } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { attendedTimes } from '../events/participants/attendedTimes.ts';

type TimeEntry = components['schemas']['TimeEntry'];

/** Most that a record names. */
const SHOWN = 500;

const columns = sql`"id", "date", "timeFrom", "timeTo", "description", "minutes", "status", "notedBy", "decidedBy",
  "declineReason", ${instantText('createdAt')} as "createdAt"`;

/** Time that a volunteer gave as noted by hand, the latest first. */
export function timeEntriesOf({ id, organizationId }: RecordKey): RawBuilder<TimeEntry> {
  return sql`select ${columns} from "time_entries"
    where "organizationId" = ${organizationId} and "volunteerId" = ${id}
    order by "date" desc, "timeFrom" desc, "id" desc limit ${sql.lit(SHOWN)}`;
}

export async function findTimeEntry(
  { id: volunteerId, organizationId }: RecordKey,
  id: string,
  db: Queries,
): Promise<TimeEntry | undefined> {
  const { rows } = await sql<TimeEntry>`select ${columns} from "time_entries"
    where "organizationId" = ${organizationId} and "volunteerId" = ${volunteerId} and "id" = ${id}`.execute(
    db,
  );
  return rows[0];
}

/** Leaves of a volunteer's time the confirmed hours, without whose they are and what was done. */
export async function keepHours({ id, organizationId }: RecordKey, trx: Trx): Promise<void> {
  await trx
    .deleteFrom('time_entries')
    .where('organizationId', '=', organizationId)
    .where('volunteerId', '=', id)
    .where('status', '<>', 'confirmed')
    .execute();
  await trx
    .updateTable('time_entries')
    .set({ volunteerId: null, description: '' })
    .where('organizationId', '=', organizationId)
    .where('volunteerId', '=', id)
    .execute();
}

/** Whether a volunteer of a query on `volunteers` has proposed time that nobody has decided on. */
export const hasProposedTime: RawBuilder<boolean> = sql`exists (select from "time_entries"
  where "time_entries"."organizationId" = "volunteers"."organizationId"
    and "time_entries"."volunteerId" = "volunteers"."id" and "time_entries"."status" = 'proposed')`;

/** When somebody helped, by the clock of the foundation. */
type Times = Pick<TimeEntry, 'date' | 'timeFrom' | 'timeTo'>;

export interface Span {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly minutes: number;
  /** The foundation's day. */
  readonly day: string;
  /** The time that a change of the clock leaves out, if any; PostgreSQL reads it as an hour later. */
  readonly skipped: 'timeFrom' | 'timeTo' | undefined;
  readonly isOver: boolean;
}

/** @example (await spanOf({ date: '2026-10-24', timeFrom: '22:00', timeTo: '06:00' }, id, db)).minutes // 540 in Poland */
export async function spanOf(
  { date, timeFrom, timeTo }: Times,
  organizationId: string,
  db: Queries,
): Promise<Span> {
  const nights = timeTo > timeFrom ? 0 : 1;
  const { rows } = await sql<Omit<Span, 'skipped'> & Record<'lastDate' | 'timeZone', string>>`
    select (${date}::date + ${nights}::int)::text as "lastDate", "timeZone", "day"::text,
      ${instantText('startsAt')} as "startsAt", ${instantText('endsAt')} as "endsAt",
      (extract(epoch from "endsAt" - "startsAt") / 60)::int as "minutes", "endsAt" <= now() as "isOver"
    from (
      select "timeZone", (${date}::date + ${timeFrom}::time) at time zone "timeZone" as "startsAt",
        (${date}::date + ${nights}::int + ${timeTo}::time) at time zone "timeZone" as "endsAt",
        (now() at time zone "timeZone")::date as "day"
      from "organizations" where "id" = ${organizationId}
    ) as "span"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`There is no foundation ${organizationId}.`);
  const { lastDate, timeZone, ...span } = row;
  if (isSkipped(date, timeFrom, timeZone)) return { ...span, skipped: 'timeFrom' };
  return { ...span, skipped: isSkipped(lastDate, timeTo, timeZone) ? 'timeTo' : undefined };
}

/**
 * Refuses time that a volunteer gave in another way: at an event that they came to, or as noted by hand. The volunteer has to be
 * locked.
 * @param own the entry that has this time, if it is noted already
 * @throws ApiError time_overlaps
 */
export async function requireFreeTime(
  volunteer: RecordKey,
  { startsAt, endsAt }: Pick<Span, 'startsAt' | 'endsAt'>,
  trx: Trx,
  own: string | null = null,
): Promise<void> {
  const { id, organizationId } = volunteer;
  const { rows } = await sql`select from (
      select "startsAt", "endsAt" from (${attendedTimes(volunteer)}) as "attended"
      union all
      select "startsAt", "endsAt" from "time_entries" where "organizationId" = ${organizationId}
        and "volunteerId" = ${id} and "status" <> 'declined' and "id" is distinct from ${own}
    ) as "given"
    where "startsAt" < ${endsAt}::timestamptz and "endsAt" > ${startsAt}::timestamptz
    limit 1`.execute(trx);
  if (rows.length > 0) throw new ApiError('time_overlaps');
}
