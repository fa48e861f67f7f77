import { type RawBuilder, sql } from 'kysely';
import type { RecordKey } from '../../core/db/rowByKey.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/ApiError.ts';
import { participationTimes } from '../shifts/shiftStore.ts';

/** Each participation with its event, and its shift if it has one. */
export const signUps = sql`"participants" join "events"
    on "events"."organizationId" = "participants"."organizationId" and "events"."id" = "participants"."eventId"
  left join "event_shifts" on "event_shifts"."organizationId" = "participants"."organizationId"
    and "event_shifts"."id" = "participants"."shiftId"`;

const { startDate, eventStart, endDate, eventEnd } = participationTimes;

/**
 * When a volunteer was at events, by the record and as far as its hours are known: `participantId`, `startsAt` and `endsAt`. Who left
 * early may have done something else meanwhile, so only whole times are told.
 */
export function attendedTimes({ id, organizationId }: RecordKey): RawBuilder<unknown> {
  return sql`select "participantId", "startsAt", "endsAt" from (
      select "participants"."id" as "participantId", "participants"."minutes" as "given",
        (${startDate} + ${eventStart}::time) at time zone "timeZone" as "startsAt",
        (${endDate} + ${eventEnd}::time) at time zone "timeZone" as "endsAt"
      from ${signUps} join "organizations" on "organizations"."id" = "participants"."organizationId"
      where "participants"."organizationId" = ${organizationId} and "volunteerId" = ${id}
        and "participants"."status" = 'attended'
    ) as "attended"
    where "startsAt" is not null and "endsAt" is not null
      and ("given" is null or "given" * 60 >= extract(epoch from "endsAt" - "startsAt"))`;
}

/**
 * Refuses attendance as recorded at a time that is counted already, as noted by hand. The volunteer has to be locked.
 * @throws ApiError time_overlaps
 */
export async function requireUncounted(participantId: string, volunteer: RecordKey, trx: Trx): Promise<void> {
  const { rows } = await sql`select from (${attendedTimes(volunteer)}) as "attended", "time_entries"
    where "participantId" = ${participantId} and "organizationId" = ${volunteer.organizationId}
      and "volunteerId" = ${volunteer.id} and "status" = 'confirmed'
      and "time_entries"."startsAt" < "attended"."endsAt" and "time_entries"."endsAt" > "attended"."startsAt"
    limit 1`.execute(trx);
  if (rows.length > 0) throw new ApiError('time_overlaps');
}
