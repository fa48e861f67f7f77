import { type SelectQueryBuilder, sql } from 'kysely';
import type { RecordKey } from '../../core/db/RecordKey.ts';
import type { Database } from '../../core/db/schema.ts';
import { spanning } from '../../core/db/spanning.ts';
import type { Queries, Trx } from '../../core/db/transaction.ts';
import { hasEnded, hasStarted } from '../calendar/eventMoments.ts';
import type { EventPlaces } from './EventPlaces.ts';

const columns = [
  ...(['id', 'organizationId', 'title', 'status', 'cancelledAt', 'startDate', 'eventStart'] as const),
  ...(['endDate', 'eventEnd', 'volunteersNeededNum', 'nrOfVolunteersSigned', 'waitlisted'] as const),
  ...(['location', 'street', 'houseNumber', 'city'] as const),
];

/**
 * An event, locked until the transaction ends: whoever changes its places or its state waits. Who locks a volunteer
 * too, locks the volunteer first; who locks several events, in the order of their ids.
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

/** Events of whatever foundation that are over and not finished yet, those first that ended first. */
export function findEndedEvents(limit: number, db: Queries): Promise<RecordKey[]> {
  return ended(db.selectFrom('events'))
    .modifyFront(spanning('what is over'))
    .select(['id', 'organizationId'])
    .orderBy('endDate')
    .limit(limit)
    .execute();
}

/** One of them, locked; not where somebody else has locked it, or it is none of them any more. */
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
      // A bound that the index knows: by no clock is it more than a day later than by that of the database.
      .where('endDate', '<=', sql<string>`current_date + 1`)
      .where(hasEnded)
  );
}

function placesOf(db: Queries) {
  return db.selectFrom('events').select([...columns, hasStarted.as('hasStarted'), hasEnded.as('hasEnded')]);
}

/**
 * Gives the places that are free to those who have waited longest.
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

/** Who came and who did not both had a place. */
const holdsPlace = sql`"status" in ('signed_up', 'attended', 'no_show')`;

/** Writes down how many places are taken and how many people wait, as lists show it. */
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

/** Events that are still to take place and that the volunteer has a part in, in the order in which they are locked. */
export async function openEventsOf({ id, organizationId }: RecordKey, trx: Queries): Promise<string[]> {
  const rows = await trx
    .selectFrom('participants')
    .innerJoin('events', (on) =>
      on
        .onRef('events.organizationId', '=', 'participants.organizationId')
        .onRef('events.id', '=', 'participants.eventId'),
    )
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
