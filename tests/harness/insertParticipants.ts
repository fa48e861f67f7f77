import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { insertRows, type Row } from '../../src/server/core/db/insertRows.ts';
import type { Database } from '../../src/server/core/db/schema.ts';
import { insertVolunteers } from './insertVolunteer.ts';

type Status = Row<'participants'>['status'];
interface ParticipantInput {
  readonly status: Status;
  readonly note?: string;
  readonly minutes?: number;
  /** Until when a place is kept for who waits. */
  readonly offeredUntil?: string;
  /** Name of the volunteer. */
  readonly firstname?: string;
  readonly lastname?: string;
  readonly email?: string;
  readonly dateOfBirth?: string;
}

/** Volunteers who signed up for an event, a minute apart; updates the event's counts. */
export async function insertParticipants(
  db: Kysely<Database>,
  { id: eventId, organizationId }: { id: string; organizationId: string },
  inputs: readonly (Status | ParticipantInput)[],
): Promise<Row<'participants'>[]> {
  const people = inputs.map((input) => (typeof input === 'string' ? { status: input } : input));
  const volunteers = await insertVolunteers(
    db,
    people.map(({ status: _, note: __, minutes: ___, offeredUntil: ____, ...person }) => ({
      ...{ organizationId, accountStatus: 'verified' as const },
      ...person,
    })),
  );
  const participants = people.map(({ status, note, minutes, offeredUntil }, index) => ({
    ...{ id: uuid(), organizationId, eventId, volunteerId: volunteers[index]?.id ?? '' },
    ...{ status, note: note ?? null, minutes: minutes ?? null, offeredUntil: offeredUntil ?? null },
    signedUpAt: new Date(Date.parse('2026-11-05T10:00:00Z') + index * 60_000).toISOString(),
    resignedAt: status === 'resigned' ? '2026-11-10T08:00:00.000Z' : null,
  }));
  await insertRows('participants', participants, db);
  const count = (statuses: readonly Status[]) =>
    people.filter(({ status }) => statuses.includes(status)).length;
  await db
    .updateTable('events')
    .set({
      nrOfVolunteersSigned: count(['signed_up', 'attended', 'no_show']),
      waitlisted: count(['waitlisted']),
    })
    .where('id', '=', eventId)
    .execute();
  return participants;
}
