import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { crossTenant } from '../../core/db/crossTenant.ts';
import { joined, type RecordKey } from '../../core/db/rowByKey.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Queries, Trx } from '../../core/db/transaction.ts';
import { hasEnded, hasStarted, morningAfter, startsAt } from '../calendar/eventWhen.ts';
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

/** Those that begin within a day and whose participants are not all reminded, the soonest first. */
export const startingEvents = queueOf({
  reason: 'participants are reminded',
  order: 'startDate',
  // Bounds that the index can use: no time zone is more than a day from the database's clock.
  qualifies: sql<boolean>`("startDate" between current_date - 1 and current_date + 2
    and ${startsAt} between now() and now() + interval '1 day'
    and ${hasAny(toRemind)})`,
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

function queueOf({ reason, order, status = 'active', qualifies }: Queued): EventQueue {
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

/** Notes that everybody with a place is reminded of the event. @returns who was not before */
export const noteReminded = noting('remindedAt', toRemind);

/** Notes that everybody who came is thanked. @returns who was not before */
export const noteThanked = noting('thankedAt', toThank);

function noting(column: 'remindedAt' | 'thankedAt', who: RawBuilder<unknown>) {
  return async (event: RecordKey, trx: Trx): Promise<{ id: string }[]> => {
    const { rows } = await sql<{ id: string }>`update "participants" set ${sql.ref(column)} = now()
      where "organizationId" = ${event.organizationId} and "eventId" = ${event.id} and ${who}
      returning "id"`.execute(trx);
    return rows;
  };
}

/** Has everybody reminded of an event that begins at another time, which they are mailed just now. */
export async function resetReminders(event: RecordKey, trx: Trx): Promise<void> {
  await sql`update "participants" set "remindedAt" = ${toldJustNow(event)}
    where "organizationId" = ${event.organizationId} and "eventId" = ${event.id}`.execute(trx);
}

/** When whoever is mailed the event's time in this transaction counts as reminded: now if it begins within a day. */
function toldJustNow({ id, organizationId }: RecordKey): RawBuilder<string | null> {
  return sql`(select now() from "events" where "organizationId" = ${organizationId} and "id" = ${id}
    and ${startsAt} <= now() + interval '1 day')`;
}

function placesOf(db: Queries) {
  return db.selectFrom('events').select([...columns, hasStarted.as('hasStarted'), hasEnded.as('hasEnded')]);
}

/**
 * Gives free places to the first on the waiting list.
 * @returns who has a place now
 */
export async function moveUp(event: RecordKey, trx: Queries): Promise<{ id: string; volunteerId: string }[]> {
  const { id: eventId, organizationId } = event;
  const own = sql`"organizationId" = ${organizationId}`;
  const { rows } = await sql<{ id: string; volunteerId: string }>`
    update "participants" set "status" = 'signed_up', "remindedAt" = ${toldJustNow(event)} where ${own} and "id" in (
      select "id" from "participants" where ${own} and "eventId" = ${eventId} and "status" = 'waitlisted'
      order by "signedUpAt", "id"
      limit greatest(0, (select "volunteersNeededNum" from "events" where ${own} and "id" = ${eventId})
        - (select count(*) from "participants" where ${own} and "eventId" = ${eventId} and ${holdsPlace}))
    ) returning "id", "volunteerId"`.execute(trx);
  return rows;
}

/** Both attended and missed imply a place. */
const holdsPlace = sql`"status" in ('signed_up', 'attended', 'no_show')`;

/** Stores the numbers of taken places and waiting people, as lists show them. */
export async function countPlaces({ id: eventId, organizationId }: RecordKey, trx: Queries): Promise<void> {
  await sql`update "events" set "nrOfVolunteersSigned" = "counted"."taken", "waitlisted" = "counted"."waiting"
    from (
      select count(*) filter (where ${holdsPlace}) as "taken",
        count(*) filter (where "status" = 'waitlisted') as "waiting"
      from "participants" where "organizationId" = ${organizationId} and "eventId" = ${eventId}
    ) as "counted" where "events"."organizationId" = ${organizationId} and "events"."id" = ${eventId}`.execute(
    trx,
  );
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
    .execute();
}
