import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { crossTenant } from '../../core/db/crossTenant.ts';
import { joined, type RecordKey } from '../../core/db/rowByKey.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Queries, Trx } from '../../core/db/transaction.ts';
import { hasEnded, hasStarted, morningAfter, shiftStartsAt, startsAt } from '../calendar/eventWhen.ts';
import { columns, type EventPlaces } from './EventPlaces.ts';

/**
 * Locks an event until the transaction ends, for changes of its places or state. Lock order, to avoid
 * deadlocks: the volunteer before the event, several events by id.
 */
export function lockPlaces(
  id: string,
  organizationId: string,
  trx: Queries,
): Promise<EventPlaces | undefined> {
  return placesOf(trx)
    .where('id', '=', id)
    .where('organizationId', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
}

/** When a participant's event begins, or their shift. For queries on `participants`. */
const begins = sql`case when "participants"."shiftId" is null
  then (select ${startsAt} from "events" where "events"."organizationId" = "participants"."organizationId"
    and "events"."id" = "participants"."eventId")
  else (select ${shiftStartsAt} from "event_shifts" join "events" on "events"."organizationId" = "event_shifts"."organizationId"
      and "events"."id" = "event_shifts"."eventId"
    where "event_shifts"."organizationId" = "participants"."organizationId"
      and "event_shifts"."id" = "participants"."shiftId") end`;

const withinDay = sql`between now() and now() + interval '1 day'`;

/** Whoever waits learns of a place by a mail of its own. */
const toRemind = sql`"participants"."status" = 'signed_up' and "participants"."remindedAt" is null`;

/** Events of all foundations that a job acts on. */
export interface EventQueue {
  /** The next that qualify, at most `limit`. */
  readonly find: (limit: number, db: Queries) => Promise<RecordKey[]>;
  /** Locks one of them; undefined if it is locked elsewhere or no longer qualifies. */
  readonly lock: (event: RecordKey, trx: Queries) => Promise<EventPlaces | undefined>;
}

/** Those that are not finished yet, the earliest end first. */
export const endedEvents = queueOf({
  reason: 'ended events are finished',
  order: 'endDate',
  // A bound that the index can use: no time zone is more than a day ahead of the database's clock.
  qualifies: sql<boolean>`("endDate" <= current_date + 1 and ${hasEnded})`,
});

/** Those that begin within a day, or a shift of theirs, and whose participants are not all reminded, the soonest first. */
export const startingEvents = queueOf({
  reason: 'participants are reminded',
  order: 'startDate',
  // Bounds that the index can use: no time zone is more than a day from the database's clock.
  qualifies: sql<boolean>`("startDate" <= current_date + 2 and "endDate" >= current_date - 1
    and (${startsAt} ${withinDay} and ${hasAny(sql`${toRemind} and "participants"."shiftId" is null`)}
      or "shiftCount" > 0 and ${hasAny(sql`${toRemind} and "participants"."shiftId" is not null and ${begins} ${withinDay}`)}))`,
});

/** Whoever came and is not thanked yet. */
const toThank = sql`"participants"."status" = 'attended' and "participants"."thankedAt" is null`;

/** Days after an event in which its participants are thanked; a record that is made later is for the files. */
const THANKED_DAYS = 30;

/** Those that ended before the morning of the day, and whose participants are not all thanked, the longest ago first. */
export const thankedEvents = queueOf({
  reason: 'participants are thanked',
  order: 'endDate',
  status: 'finished',
  // Bounds that the index can use, as above.
  qualifies: sql<boolean>`("endDate" between current_date - ${sql.lit(THANKED_DAYS)} and current_date + 1
    and ${morningAfter} <= now()
    and ${hasAny(toThank)})`,
});

interface Queued {
  /** Why the events of all foundations are read. */
  readonly reason: string;
  readonly order: 'startDate' | 'endDate';
  readonly status?: 'active' | 'finished';
  /** Of an event with the status that is not cancelled. */
  readonly qualifies: RawBuilder<boolean>;
}

/** The queue of the events that qualify. */
export function queueOf({ reason, order, status = 'active', qualifies }: Queued): EventQueue {
  const queued = <Found>(events: SelectQueryBuilder<Database, 'events', Found>) =>
    events.where('status', '=', sql.lit(status)).where('cancelledAt', 'is', null).where(qualifies);
  return {
    find: (limit, db) =>
      queued(db.selectFrom('events'))
        .modifyFront(crossTenant(reason))
        .select(['id', 'organizationId'])
        .orderBy(order)
        .limit(limit)
        .execute(),
    lock: ({ id, organizationId }, trx) =>
      queued(placesOf(trx))
        .where('organizationId', '=', organizationId)
        .where('id', '=', id)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst(),
  };
}

/** Whether an event has somebody of these. */
function hasAny(who: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select from "participants" where "participants"."organizationId" = "events"."organizationId"
    and "participants"."eventId" = "events"."id" and ${who})`;
}

/** Notes that everybody with a place is reminded of the event, or of a shift that begins now. @returns who was not before */
export const noteReminded = noting('remindedAt', sql`${toRemind} and ${begins} ${withinDay}`);

/** Notes that everybody who came is thanked. @returns who was not before, for any shift */
export async function noteThanked(event: RecordKey, trx: Trx): Promise<{ id: string }[]> {
  const thanked = await noting('thankedAt', toThank)(event, trx);
  if (thanked.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select "id" from "participants"
    where "organizationId" = ${event.organizationId} and "eventId" = ${event.id}
      and "thankedAt" = now() and not exists (
        select from "participants" as "other" where "other"."organizationId" = ${event.organizationId}
          and "other"."eventId" = ${event.id} and "other"."volunteerId" = "participants"."volunteerId"
          and "other"."thankedAt" < now())`.execute(trx);
  return rows;
}

function noting(column: 'remindedAt' | 'thankedAt', who: RawBuilder<unknown>) {
  return async (event: RecordKey, trx: Trx): Promise<{ id: string }[]> => {
    const { rows } = await sql<{ id: string }>`update "participants" set ${sql.ref(column)} = now()
      where "organizationId" = ${event.organizationId} and "eventId" = ${event.id} and ${who}
      returning "id"`.execute(trx);
    return rows;
  };
}

/** Has everybody reminded of an event, or of a shift of it, that begins at another time, which they are mailed just now. */
export async function resetReminders(event: RecordKey, trx: Trx, shiftId?: string): Promise<void> {
  const ofShift = shiftId === undefined ? sql`` : sql`and "shiftId" = ${shiftId}`;
  await sql`update "participants" set "remindedAt" = ${toldJustNow}
    where "organizationId" = ${event.organizationId} and "eventId" = ${event.id} ${ofShift}`.execute(trx);
}

/** When whoever is mailed the time in this transaction counts as reminded: now if it begins within a day. */
export const toldJustNow = sql`case when ${begins} <= now() + interval '1 day' then now() end`;

function placesOf(db: Queries) {
  return db.selectFrom('events').select([...columns, hasStarted.as('hasStarted'), hasEnded.as('hasEnded')]);
}

/** Both attended and missed imply a place. */
export const holdsPlace = sql`"status" in ('signed_up', 'attended', 'no_show')`;

/** Stores the numbers of taken places and waiting people, of the event and of each shift, as lists show them. */
export async function countPlaces(
  { id: eventId, organizationId, shiftCount }: Pick<EventPlaces, 'id' | 'organizationId' | 'shiftCount'>,
  trx: Queries,
): Promise<void> {
  const taken = sql`count(*) filter (where ${holdsPlace})`;
  const waiting = sql`count(*) filter (where "status" = 'waitlisted')`;
  const ofEvent = sql`"organizationId" = ${organizationId} and "eventId" = ${eventId}`;
  await sql`update "events" set "nrOfVolunteersSigned" = "counted"."taken", "waitlisted" = "counted"."waiting"
    from (select ${taken} as "taken", ${waiting} as "waiting" from "participants" where ${ofEvent}) as "counted"
    where "events"."organizationId" = ${organizationId} and "events"."id" = ${eventId}`.execute(trx);
  if (shiftCount === 0) return;
  await sql`update "event_shifts" set ("taken", "waitlisted") = (
      select ${taken}, ${waiting} from "participants"
      where "participants"."organizationId" = ${organizationId} and "participants"."shiftId" = "event_shifts"."id")
    where ${ofEvent}`.execute(trx);
}

/** Future events in which the volunteer participates, in lock order. */
export async function openEventsOf({ id, organizationId }: RecordKey, trx: Queries): Promise<string[]> {
  const rows = await trx
    .selectFrom('participants')
    .innerJoin('events', joined('events.id', 'participants.eventId'))
    .select('events.id')
    .where('participants.organizationId', '=', organizationId)
    .where('participants.volunteerId', '=', id)
    .where('events.status', '=', 'active')
    .where('events.cancelledAt', 'is', null)
    .orderBy('events.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Takes a volunteer off an event, unless it is recorded already whether they came, which may be while it still runs. */
export async function deleteParticipation(
  { id: eventId, organizationId }: RecordKey,
  volunteerId: string,
  trx: Trx,
): Promise<void> {
  await trx
    .deleteFrom('participants')
    .where('organizationId', '=', organizationId)
    .where('eventId', '=', eventId)
    .where('volunteerId', '=', volunteerId)
    .where('status', 'not in', ['attended', 'no_show'])
    .execute();
}
