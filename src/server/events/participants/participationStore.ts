import { sql } from 'kysely';
import { CORRECTION_DAYS } from '../../../domain/events/mayActOnEvent.ts';
import { type RecordKey, setColumns } from '../../core/db/rowByKey.ts';
import type { Queries, Trx } from '../../core/db/transaction.ts';
import { endsAt } from '../calendar/eventWhen.ts';
import type { EventPlaces } from '../places/EventPlaces.ts';
import { countPlaces } from '../places/placesStore.ts';
import type { Participant } from './participantStore.ts';

/** The account's volunteer, locked, so that decisions and their own actions are serialised. */
export function lockOwnVolunteer(accountId: string, organizationId: string, trx: Queries) {
  return trx
    .selectFrom('volunteers')
    .select(['id', 'accountStatus'])
    .where('accountId', '=', accountId)
    .where('organizationId', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
}

/** A volunteer of the foundation, locked as by `lockOwnVolunteer`. */
export function lockVolunteer(id: string, organizationId: string, trx: Queries) {
  return trx
    .selectFrom('volunteers')
    .select('accountStatus')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** A volunteer's participations in an event, one of each of its shifts, including former ones. */
export function listParticipations({ id, organizationId }: RecordKey, volunteerId: string, trx: Queries) {
  return trx
    .selectFrom('participants')
    .select(['id', 'status', 'shiftId', 'offeredUntil'])
    .where('organizationId', '=', organizationId)
    .where('eventId', '=', id)
    .where('volunteerId', '=', volunteerId)
    .execute();
}

/** A volunteer's participation in an event or in a shift of it, including a former one. */
export async function findParticipation(
  event: RecordKey,
  { volunteerId, shiftId }: Pick<Participant, 'volunteerId' | 'shiftId'>,
  trx: Queries,
) {
  const all = await listParticipations(event, volunteerId, trx);
  return all.find((one) => one.shiftId === (shiftId ?? null));
}

export function lockParticipant(event: RecordKey, id: string, trx: Queries) {
  return trx
    .selectFrom('participants')
    .select(['id', 'status', 'note', 'minutes', 'shiftId'])
    .where('organizationId', '=', event.organizationId)
    .where('eventId', '=', event.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Signs a volunteer up, or up again, and updates the counts. The timestamp is later than all earlier ones,
 * even within a millisecond and across processes, because it orders the waiting list.
 * @param eventId of a locked event, as is its shift
 */
export async function saveSignUp(
  participation: RecordKey &
    Pick<Participant, 'eventId' | 'volunteerId' | 'shiftId'> & {
      readonly status: 'signed_up' | 'waitlisted';
    },
  trx: Queries,
): Promise<void> {
  const { id, organizationId, eventId, volunteerId, shiftId = null, status } = participation;
  const hasPlace = status === 'signed_up';
  const counter = sql.ref(hasPlace ? 'nrOfVolunteersSigned' : 'waitlisted');
  const ofShift = sql.ref(hasPlace ? 'taken' : 'waitlisted');
  await sql`
    with "counted" as (update "events" set ${counter} = ${counter} + 1
      where "organizationId" = ${organizationId} and "id" = ${eventId}),
    "countedOfShift" as (update "event_shifts" set ${ofShift} = ${ofShift} + 1
      where "organizationId" = ${organizationId} and "id" = ${shiftId})
    insert into "participants" ("id", "organizationId", "eventId", "volunteerId", "shiftId", "status", "signedUpAt")
    select ${id}, ${organizationId}, ${eventId}, ${volunteerId}, ${shiftId}, ${status}, greatest(
      date_trunc('milliseconds', clock_timestamp()),
      max("signedUpAt") + interval '1 millisecond'
    ) from "participants" where "organizationId" = ${organizationId} and "eventId" = ${eventId}
    on conflict ("organizationId", "id") do update set
      "status" = excluded."status", "signedUpAt" = excluded."signedUpAt", "resignedAt" = null,
      "remindedAt" = null, "offeredUntil" = null`.execute(trx);
}

/** Gives who waits a place of an event, or of the shift that they wait for, and updates the counts. @param event locked */
export async function takeOffer(participant: RecordKey, event: EventPlaces, trx: Trx): Promise<void> {
  const taken = { status: 'signed_up', offeredUntil: null, remindedAt: null } as const;
  await setColumns('participants', participant, taken, trx);
  await countPlaces(event, trx);
}

export function saveResignation(participant: RecordKey, trx: Queries): Promise<void> {
  const resignedAt = sql<string>`greatest(now(), "signedUpAt")`;
  return setColumns('participants', participant, { status: 'resigned', resignedAt, offeredUntil: null }, trx);
}

/** Whether it is on record of anybody that they came, or did not. @param shiftId of a shift of the event, for that alone */
export async function hasAttendance(
  { id, organizationId }: RecordKey,
  trx: Trx,
  shiftId?: string,
): Promise<boolean> {
  const found = await trx
    .selectFrom('participants')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('eventId', '=', id)
    .where('status', 'in', ['attended', 'no_show'])
    .$if(shiftId !== undefined, (query) => query.where('shiftId', '=', shiftId ?? null))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether the event ended too long ago to change its attendance. */
export async function isAttendanceClosed({ id, organizationId }: RecordKey, trx: Queries): Promise<boolean> {
  const row = await trx
    .selectFrom('events')
    .select(
      sql<boolean>`coalesce(${endsAt} + make_interval(days => ${CORRECTION_DAYS}) <= now(), false)`.as(
        'isClosed',
      ),
    )
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.isClosed ?? true;
}
