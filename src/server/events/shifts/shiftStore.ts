import { type RawBuilder, sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import contract from '../../../contract/generated/openapi.json' with { type: 'json' };
import type { components } from '../../../contract/generated/types.ts';
import { addDays } from '../../../domain/events/addDays.ts';
import type { EventTimes } from '../../../domain/events/eventPhase.ts';
import { insertRows, type Row } from '../../core/db/insertRows.ts';
import { jsonRows } from '../../core/db/jsonRows.ts';
import { joined, type RecordKey } from '../../core/db/rowByKey.ts';
import type { Queries, Trx } from '../../core/db/transaction.ts';
import { shiftEndsAt, shiftStartsAt } from '../calendar/eventWhen.ts';

type Schemas = components['schemas'];

/** A shift as it is stored: its days are counted from the event's first. */
export type ShiftRow = Pick<
  Row<'event_shifts'>,
  'id' | 'role' | 'startDay' | 'endDay' | 'eventStart' | 'eventEnd'
>;

/** When a shift is; without days where its event has none. */
export function shiftTimes(
  { startDay, endDay, eventStart, eventEnd }: Omit<ShiftRow, 'id' | 'role'>,
  { startDate }: Pick<EventTimes, 'startDate'>,
): EventTimes {
  const days = startDate && { startDate: addDays(startDate, startDay), endDate: addDays(startDate, endDay) };
  return { ...days, eventStart, eventEnd };
}

/** A shift's role with its time, within an event of several days with its day. For queries on both. */
export const shiftText: RawBuilder<string | null> = sql`"event_shifts"."role" || ', '
  || case when "events"."endDate" > "events"."startDate" then ("events"."startDate" + "startDay")::text || ' ' else '' end
  || "event_shifts"."eventStart" || '–' || "event_shifts"."eventEnd"`;

/**
 * Times of what a participant signed up for: the event, or their shift of it. For queries on `events` and `participants`
 * with `event_shifts` joined to their left.
 */
export const participationTimes = {
  startDate: sql<string | null>`"events"."startDate" + coalesce("startDay", 0)`,
  endDate: sql<string | null>`case when "shiftId" is null then "endDate" else "startDate" + "endDay" end`,
  eventStart: sql<string | null>`coalesce("event_shifts"."eventStart", "events"."eventStart")`,
  eventEnd: sql<string | null>`coalesce("event_shifts"."eventEnd", "events"."eventEnd")`,
};

/** The foundation's shifts by their time. */
function shiftsOf(organizationId: string, db: Queries) {
  return db
    .selectFrom('event_shifts')
    .innerJoin('events', joined('events.id', 'event_shifts.eventId'))
    .select([
      'event_shifts.id',
      'role',
      'event_shifts.eventStart',
      'event_shifts.eventEnd',
      'places',
      'taken',
    ])
    .select([
      'event_shifts.waitlisted',
      'event_shifts.version',
      sql<string | null>`"events"."startDate" + "startDay"`.as('startDate'),
      sql<string | null>`"events"."startDate" + "endDay"`.as('endDate'),
    ])
    .where('event_shifts.organizationId', '=', organizationId)
    .orderBy('startDay')
    .orderBy('event_shifts.eventStart')
    .orderBy('endDay')
    .orderBy('event_shifts.eventEnd')
    .orderBy('event_shifts.id');
}

/** The shifts as part of their event's record. */
export function shiftsPart(
  { id, organizationId }: RecordKey,
  db: Queries,
): RawBuilder<Schemas['EventShift'][]> {
  return jsonRows(sql<Schemas['EventShift']>`${shiftsOf(organizationId, db).where('eventId', '=', id)}`);
}

/** The same for each event of a query on `events`. @param more columns, of `shifts` and what is joined to it */
export function shiftsOfEach<Each = Schemas['EventShift']>(
  organizationId: string,
  db: Queries,
  more: RawBuilder<unknown> = sql``,
  joins: RawBuilder<unknown> = sql``,
): RawBuilder<Each[]> {
  const all = shiftsOf(organizationId, db).select('eventId');
  return jsonRows(sql<Each>`select ${shiftColumns} ${more} from (${all}) as "shifts" ${joins}
    where "shifts"."eventId" = "events"."id"`);
}

const shiftColumns = sql.join(
  Object.keys(contract.components.schemas.EventShift.properties).map((name) => sql.ref(`shifts.${name}`)),
);

/** One shift with what decisions depend on. @param event locked by `lockPlaces`, so that nothing of it changes meanwhile */
export function findShift({ id, organizationId }: RecordKey, shiftId: string, trx: Trx) {
  return shiftsOf(organizationId, trx)
    .where('eventId', '=', id)
    .select(['startDay', 'endDay', 'event_shifts.walkIns'])
    .select([
      shiftStartsAt.as('startsAt'),
      shiftEndsAt.as('endsAt'),
      sql<boolean>`coalesce(${shiftStartsAt} <= now(), false)`.as('hasStarted'),
      sql<boolean>`coalesce(${shiftEndsAt} <= now(), false)`.as('hasEnded'),
    ])
    .where('event_shifts.id', '=', shiftId)
    .executeTakeFirst();
}

export type Shift = NonNullable<Awaited<ReturnType<typeof findShift>>>;

/** The shift of another event with the same role at the same time of the same day. */
export async function findTwinId(
  { id, organizationId }: RecordKey,
  { role, startDay, endDay, eventStart, eventEnd }: Omit<ShiftRow, 'id'>,
  trx: Trx,
): Promise<string | undefined> {
  const twin = await trx
    .selectFrom('event_shifts')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('eventId', '=', id)
    .where('role', '=', role)
    .where('startDay', '=', startDay)
    .where('endDay', '=', endDay)
    .where('eventStart', '=', eventStart)
    .where('eventEnd', '=', eventEnd)
    .orderBy('id')
    .executeTakeFirst();
  return twin?.id;
}

/** Stored shifts of an event. */
function listShiftRows({ id, organizationId }: RecordKey, db: Queries) {
  return db
    .selectFrom('event_shifts')
    .select(['id', 'role', 'startDay', 'endDay', 'eventStart', 'eventEnd', 'places'])
    .where('organizationId', '=', organizationId)
    .where('eventId', '=', id)
    .execute();
}

/** The same of a locked event, which knows whether there are any. */
export async function shiftRowsOf(event: RecordKey & { readonly shiftCount: number }, db: Queries) {
  return event.shiftCount > 0 ? listShiftRows(event, db) : [];
}

/** Gives other events the shifts of one, with nobody in them. @returns how many each has */
export async function copyShifts(event: RecordKey, others: readonly string[], trx: Trx): Promise<number> {
  const { organizationId } = event;
  const shifts = await listShiftRows(event, trx);
  const rows = others.flatMap((eventId) =>
    shifts.map((shift) => ({ ...shift, ...emptyShift({ id: eventId, organizationId }) })),
  );
  await insertRows('event_shifts', rows, trx);
  return shifts.length;
}

/** Columns of a new shift of an event. */
export function emptyShift({ id: eventId, organizationId }: RecordKey) {
  return { id: uuid(), organizationId, eventId, taken: 0, waitlisted: 0, walkIns: 0, version: 1 };
}

/** Whether a volunteer has or awaits a place in another shift of the foundation at the time of this one. @param volunteer locked */
export async function hasOverlap(
  { id, organizationId }: RecordKey,
  shift: Pick<Shift, 'id' | 'startsAt' | 'endsAt'>,
  trx: Trx,
): Promise<boolean> {
  const other = await trx
    .selectFrom('participants')
    .innerJoin('event_shifts', joined('event_shifts.id', 'participants.shiftId'))
    .innerJoin('events', joined('events.id', 'event_shifts.eventId'))
    .select('participants.id')
    .where('participants.organizationId', '=', organizationId)
    .where('participants.volunteerId', '=', id)
    .where('participants.status', 'in', ['signed_up', 'waitlisted', 'attended'])
    .where('events.status', '=', 'active')
    .where('events.cancelledAt', 'is', null)
    .where('event_shifts.id', '<>', shift.id)
    .where(
      sql<boolean>`${shiftStartsAt} < ${shift.endsAt}::timestamptz and ${shiftEndsAt} > ${shift.startsAt}::timestamptz`,
    )
    .executeTakeFirst();
  return other !== undefined;
}
