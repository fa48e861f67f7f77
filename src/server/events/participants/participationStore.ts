import { sql } from 'kysely';
import { CORRECTION_DAYS } from '../../../contract/events/takesAttendance.ts';
import { endsAt } from '../../calendar/eventMoments.ts';
import type { Queries } from '../../db/transaction.ts';
import type { Participant } from './participantStore.ts';

/** The volunteer whose account it is, locked: nobody decides on it, and what it does itself is done one by one. */
export function lockOwnVolunteer(accountId: string, organizationId: string, trx: Queries) {
  return trx
    .selectFrom('volunteers')
    .select(['id', 'accountStatus'])
    .where('accountId', '=', accountId)
    .where('organizationId', '=', organizationId)
    .forUpdate()
    .executeTakeFirst();
}

/** A volunteer's part in an event, if there was ever one. */
export function findParticipation(eventId: string, volunteerId: string, trx: Queries) {
  return trx
    .selectFrom('participants')
    .select(['id', 'status'])
    .where('eventId', '=', eventId)
    .where('volunteerId', '=', volunteerId)
    .executeTakeFirst();
}

export function lockParticipant(eventId: string, id: string, trx: Queries) {
  return trx
    .selectFrom('participants')
    .select(['id', 'status', 'note'])
    .where('eventId', '=', eventId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Signs a volunteer up, or up again, and counts it. Its moment is later than that of everybody before, though many may
 * come within a millisecond and through several processes: by it they wait.
 * @param eventId of an event that is locked
 */
export async function saveSignUp(
  participation: Pick<Participant, 'id' | 'eventId' | 'volunteerId'> & {
    readonly status: 'signed_up' | 'waitlisted';
  },
  trx: Queries,
): Promise<void> {
  const { id, eventId, volunteerId, status } = participation;
  const counter = sql.ref(status === 'signed_up' ? 'nrOfVolunteersSigned' : 'waitlisted');
  await sql`
    with "counted" as (update "events" set ${counter} = ${counter} + 1 where "id" = ${eventId})
    insert into "participants" ("id", "eventId", "volunteerId", "status", "signedUpAt")
    select ${id}, ${eventId}, ${volunteerId}, ${status}, greatest(
      date_trunc('milliseconds', clock_timestamp()),
      max("signedUpAt") + interval '1 millisecond'
    ) from "participants" where "eventId" = ${eventId}
    on conflict ("eventId", "volunteerId") do update set
      "status" = excluded."status", "signedUpAt" = excluded."signedUpAt", "resignedAt" = null`.execute(trx);
}

export async function saveResignation(id: string, trx: Queries): Promise<void> {
  await trx
    .updateTable('participants')
    .set({ status: 'resigned', resignedAt: sql<string>`clock_timestamp()` })
    .where('id', '=', id)
    .execute();
}

export async function saveAttendance(
  id: string,
  { status, note }: { status: Participant['status']; note: string | null },
  trx: Queries,
): Promise<void> {
  await trx.updateTable('participants').set({ status, note }).where('id', '=', id).execute();
}

/** Whether an event ended so long ago that its attendance stays as it is. */
export async function isAttendanceClosed(eventId: string, trx: Queries): Promise<boolean> {
  const row = await trx
    .selectFrom('events')
    .select(
      sql<boolean>`coalesce(${endsAt} + make_interval(days => ${CORRECTION_DAYS}) <= now(), false)`.as(
        'isClosed',
      ),
    )
    .where('id', '=', eventId)
    .executeTakeFirst();
  return row?.isClosed ?? true;
}
