import { sql } from 'kysely';
import type { RecordKey } from '../../db/RecordKey.ts';
import type { Queries } from '../../db/transaction.ts';
import { ratingOf } from './ratingOf.ts';

/** The volunteer whose participation it is, locked, so that its rating changes once at a time. */
export function lockVolunteerOf(participantId: string, organizationId: string, trx: Queries) {
  return trx
    .selectFrom('volunteers')
    .innerJoin('participants', (on) =>
      on
        .onRef('participants.organizationId', '=', 'volunteers.organizationId')
        .onRef('participants.volunteerId', '=', 'volunteers.id'),
    )
    .select('volunteers.id')
    .where('participants.id', '=', participantId)
    .where('volunteers.organizationId', '=', organizationId)
    .forNoKeyUpdate('volunteers')
    .executeTakeFirst();
}

/** Rates a volunteer, who is locked, by all the attendance that was recorded. */
export async function rateVolunteer({ id, organizationId }: RecordKey, trx: Queries): Promise<void> {
  const { attended, recorded } = await trx
    .selectFrom('participants')
    .select([
      sql<number>`count(*) filter (where "status" = 'attended')::int`.as('attended'),
      sql<number>`count(*) filter (where "status" in ('attended', 'no_show'))::int`.as('recorded'),
    ])
    .where('organizationId', '=', organizationId)
    .where('volunteerId', '=', id)
    .executeTakeFirstOrThrow();
  const rating = ratingOf(attended, recorded);
  await trx
    .updateTable('volunteers')
    .set({ rating })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}
