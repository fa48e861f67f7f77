import { type SelectQueryBuilder, sql } from 'kysely';
import { crossTenant } from '../../core/db/crossTenant.ts';
import { joined, type RecordKey } from '../../core/db/rowByKey.ts';
import type { Database } from '../../core/db/schema.ts';
import type { Queries, Trx } from '../../core/db/transaction.ts';
import { hasEnded, hasStarted } from '../calendar/eventWhen.ts';
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

/** Ended events of all foundations that are not finished yet, the earliest end first. */
export function findEndedEvents(limit: number, db: Queries): Promise<RecordKey[]> {
  return ended(db.selectFrom('events'))
    .modifyFront(crossTenant('ended events are finished'))
    .select(['id', 'organizationId'])
    .orderBy('endDate')
    .limit(limit)
    .execute();
}

/** Locks one of them; undefined if it is locked elsewhere or no longer qualifies. */
export function lockEndedEvent(
  { id, organizationId }: RecordKey,
  trx: Queries,
): Promise<EventPlaces | undefined> {
  return ended(placesOf(trx))
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

function ended<Found>(events: SelectQueryBuilder<Database, 'events', Found>) {
  return (
    events
      .where('status', '=', 'active')
      .where('cancelledAt', 'is', null)
      // A bound that the index can use: no time zone is more than a day ahead of the database's clock.
      .where('endDate', '<=', sql<string>`current_date + 1`)
      .where(hasEnded)
  );
}

function placesOf(db: Queries) {
  return db.selectFrom('events').select([...columns, hasStarted.as('hasStarted'), hasEnded.as('hasEnded')]);
}

/**
 * Gives free places to the first on the waiting list.
 * @returns who has a place now
 */
export async function moveUp(
  { id: eventId, organizationId }: RecordKey,
  trx: Queries,
): Promise<{ id: string; volunteerId: string }[]> {
  const own = sql`"organizationId" = ${organizationId}`;
  const { rows } = await sql<{ id: string; volunteerId: string }>`
    update "participants" set "status" = 'signed_up' where ${own} and "id" in (
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
