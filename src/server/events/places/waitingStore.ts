import { type RawBuilder, sql } from 'kysely';
import { mayWorkWithMinors } from '../../clearances/clearanceStore.ts';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { endsAt, shiftEndsAt, shiftStartsAt, startsAt } from '../calendar/eventWhen.ts';
import { holdsPlace, queueOf, toldJustNow } from './placesStore.ts';

/** So long before the start all who wait are asked at once, and the first who accepts gets the place. */
const LAST_CALL_HOURS = 2;

/** An event, or each of its shifts. */
const place = sql`"events" left join "event_shifts" on "event_shifts"."organizationId" = "events"."organizationId"
  and "event_shifts"."eventId" = "events"."id" and "events"."shiftCount" > 0`;

const hasShift = sql`"event_shifts"."id" is not null`;
const places = sql`case when ${hasShift} then "event_shifts"."places" else "events"."volunteersNeededNum" end`;
const ends = sql`case when ${hasShift} then ${shiftEndsAt} else ${endsAt} end`;
const lastCall = sql`(case when ${hasShift} then ${shiftStartsAt} else ${startsAt} end)
  - make_interval(hours => ${sql.lit(LAST_CALL_HOURS)})`;

/** Whether a place is kept for who waits; from the last call on none is. */
const isKept = sql`"status" = 'waitlisted' and "offeredUntil" > now() and coalesce(${lastCall} > now(), true)`;

/** Places that nobody has and that are kept for nobody. */
const free = sql<number>`(${places} - (select count(*) from "participants"
  where "participants"."organizationId" = "events"."organizationId" and "participants"."eventId" = "events"."id"
    and "participants"."shiftId" is not distinct from "event_shifts"."id" and (${holdsPlace} or ${isKept})))::int`;

const offerHours = sql`(select "offerHours" from "organizations" where "organizations"."id" = "events"."organizationId")`;

/** Whether who waits may have a place: with minors only who is cleared. */
const mayHavePlace = (
  withMinors: 'events.withMinors' | 'free.withMinors',
) => sql`(${sql.ref(withMinors)} is not true
  or ${mayWorkWithMinors(sql.ref('participants.volunteerId'), sql.ref('participants.organizationId'))})`;

/** Who waits and moves up where nobody is asked, once what was offered before has expired. */
const movesUp = sql`"status" = 'waitlisted' and ("offeredUntil" is null or "offeredUntil" <= now())`;

/** Who waits and is to be asked: once, and once more at the last call. */
const isAsked = (call: RawBuilder<unknown>) => sql`"status" = 'waitlisted'
  and ("offeredUntil" is null or (${call} <= now() and "offeredUntil" <= ${call}))`;

/** Those with a free place that somebody who waits is to have, or to be asked about. */
export const waitedEvents = queueOf({
  reason: 'places are passed on',
  order: 'startDate',
  // A bound that the index can use: no time zone is more than a day from the database's clock.
  qualifies: sql<boolean>`("endDate" >= current_date - 1 and "events"."waitlisted" > 0 and exists (
    select from "participants" left join "event_shifts"
      on "event_shifts"."organizationId" = "participants"."organizationId" and "event_shifts"."id" = "participants"."shiftId"
    where "participants"."organizationId" = "events"."organizationId" and "participants"."eventId" = "events"."id"
      and case when ${offerHours} is null then ${movesUp} else ${isAsked(lastCall)} end
      and coalesce(${ends} > now(), true) and ${free} > 0 and ${mayHavePlace('events.withMinors')}))`,
});

/** Those who wait at an event, numbered in their order for each free place. */
function inTurn({ id, organizationId }: RecordKey, who: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`"free" as (
      select "event_shifts"."id" as "shiftId", "events"."withMinors", ${free} as "count", ${lastCall} as "lastCall", ${ends} as "ends", ${offerHours} as "hours"
      from ${place}
      where "events"."organizationId" = ${organizationId} and "events"."id" = ${id} and coalesce(${ends} > now(), true)
    ), "waiting" as (
      select "participants"."id", "free".*, row_number() over (partition by "free"."shiftId" order by "signedUpAt", "participants"."id") as "number"
      from "participants" join "free" on "free"."shiftId" is not distinct from "participants"."shiftId" and "count" > 0
      where "participants"."organizationId" = ${organizationId} and "eventId" = ${id} and ${who} and ${mayHavePlace('free.withMinors')}
    )`;
}

/**
 * Gives free places to the first on the waiting list, of each shift where the event has some that are not over.
 * @param event locked by `lockPlaces` @returns who has a place now
 */
export async function moveUp(event: RecordKey, trx: Queries): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`with ${inTurn(event, movesUp)}
    update "participants" set "status" = 'signed_up', "offeredUntil" = null, "remindedAt" = ${toldJustNow} from "waiting"
    where "participants"."organizationId" = ${event.organizationId} and "participants"."id" = "waiting"."id" and "number" <= "count"
    returning "participants"."id"`.execute(trx);
  return rows;
}

/** A place that is kept for somebody. */
export interface Offer {
  readonly id: string;
  readonly offeredUntil: string;
}

/**
 * Keeps each free place for the first who waits and was not asked, for the foundation's hours. From the last call on all who wait are asked,
 * until the end. @param event locked by `lockPlaces`
 */
export async function offerPlaces(event: RecordKey, trx: Queries): Promise<Offer[]> {
  const isLast = sql`coalesce("waiting"."lastCall" <= now(), false)`;
  const { rows } = await sql<Offer>`with ${inTurn(event, isAsked(sql.ref('lastCall')))}
    update "participants" set "offeredUntil" = case when ${isLast} then "ends"
      else least(now() + make_interval(hours => "hours"), "lastCall") end
    from "waiting"
    where "participants"."organizationId" = ${event.organizationId} and "participants"."id" = "waiting"."id"
      and (${isLast} or "number" <= "count")
    returning "participants"."id", "offeredUntil"`.execute(trx);
  return rows;
}

/**
 * Places of an event, or of a shift of it, that can be had now: those that nobody has and that are kept for nobody else.
 * @param participantId for whom one may be kept @param event locked by `lockPlaces`
 */
export async function countFree(
  { id, organizationId }: RecordKey,
  { shiftId = null, participantId = null }: { shiftId?: string | null; participantId?: string | null },
  trx: Queries,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${free} + (select count(*)::int from "participants" where "participants"."organizationId" = ${organizationId}
      and "participants"."id" = ${participantId} and ${isKept}) as "count"
    from ${place} where "events"."organizationId" = ${organizationId} and "events"."id" = ${id}
      and "event_shifts"."id" is not distinct from ${shiftId}::uuid`.execute(trx);
  return rows[0]?.count ?? 0;
}
