import { sql } from 'kysely';
import { hasEnded, hasStarted } from '../calendar/eventMoments.ts';
import type { Queries, Trx } from '../db/transaction.ts';
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

/** One event, of whatever foundation, that is over and not finished yet, locked; none that somebody else has locked. */
export function lockEndedEvent(trx: Queries): Promise<EventPlaces | undefined> {
  return (
    placesOf(trx)
      .where('status', '=', 'active')
      .where('cancelledAt', 'is', null)
      // A bound that the index knows: by no clock is it more than a day later than by that of the database.
      .where('endDate', '<=', sql<string>`current_date + 1`)
      .where(hasEnded)
      .orderBy('endDate')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst()
  );
}

function placesOf(db: Queries) {
  return db.selectFrom('events').select([...columns, hasStarted.as('hasStarted'), hasEnded.as('hasEnded')]);
}

/**
 * Gives the places that are free to those who have waited longest.
 * @returns who has a place now
 */
export async function moveUp(eventId: string, trx: Queries): Promise<{ id: string; volunteerId: string }[]> {
  const { rows } = await sql<{ id: string; volunteerId: string }>`
    update "participants" set "status" = 'signed_up' where "id" in (
      select "id" from "participants" where "eventId" = ${eventId} and "status" = 'waitlisted'
      order by "signedUpAt", "id"
      limit greatest(0, (select "volunteersNeededNum" from "events" where "id" = ${eventId})
        - (select count(*) from "participants" where "eventId" = ${eventId} and ${holdsPlace}))
    ) returning "id", "volunteerId"`.execute(trx);
  return rows;
}

/** Who came and who did not both had a place. */
const holdsPlace = sql`"status" in ('signed_up', 'attended', 'no_show')`;

/** Writes down how many places are taken and how many people wait, as lists show it. */
export async function countPlaces(eventId: string, trx: Queries): Promise<void> {
  await sql`update "events" set "nrOfVolunteersSigned" = "counted"."taken", "waitlisted" = "counted"."waiting"
    from (
      select count(*) filter (where ${holdsPlace}) as "taken",
        count(*) filter (where "status" = 'waitlisted') as "waiting"
      from "participants" where "eventId" = ${eventId}
    ) as "counted" where "events"."id" = ${eventId}`.execute(trx);
}

/** Events that are still to take place and that the volunteer has a part in, in the order in which they are locked. */
export async function openEventsOf(volunteerId: string, trx: Queries): Promise<string[]> {
  const rows = await trx
    .selectFrom('participants')
    .innerJoin('events', 'events.id', 'participants.eventId')
    .select('events.id')
    .where('participants.volunteerId', '=', volunteerId)
    .where('events.status', '=', 'active')
    .where('events.cancelledAt', 'is', null)
    .orderBy('events.id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteParticipation(eventId: string, volunteerId: string, trx: Trx): Promise<void> {
  await trx
    .deleteFrom('participants')
    .where('eventId', '=', eventId)
    .where('volunteerId', '=', volunteerId)
    .execute();
}
