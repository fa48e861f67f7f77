import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { participationTimes, shiftText } from '../events/shifts/shiftStore.ts';
import { givenMinutes, notedBy, visitsBy } from '../hours/givenTime.ts';

/** Most events that a story names. */
const SHOWN = 50;

const times = Object.entries(participationTimes).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);

/** What a volunteer did at events, and is going to do, as one JSON value. */
export function storyOf({
  id,
  organizationId,
}: RecordKey): RawBuilder<components['schemas']['VolunteerStory']> {
  return sql`(with "taken" as (
      select "events"."id", "title", ${sql.join(times)}, ${shiftText} as "shift",
        "participants"."status" as "took", "participants"."minutes" as "given", "events"."status" = 'active' and "cancelledAt" is null as "isOpen"
      from "participants" join "events"
        on "events"."organizationId" = "participants"."organizationId" and "events"."id" = "participants"."eventId"
      left join "event_shifts" on "event_shifts"."organizationId" = "participants"."organizationId"
        and "event_shifts"."id" = "participants"."shiftId"
      where "participants"."organizationId" = ${organizationId} and "volunteerId" = ${id}
        and "participants"."status" <> 'resigned'
    ), "visits" as (${visitsBy({ id, organizationId })}), "noted" as (${notedBy({ id, organizationId })})
    select json_build_object(
      'attended', count(distinct "id") filter (where "took" = 'attended'),
      'missed', count(distinct "id") filter (where "took" = 'no_show'),
      'visits', (select count(*) from "visits"),
      'minutes', coalesce(sum(${givenMinutes}), 0) + (select coalesce(sum("minutes"), 0) from "visits")
        + (select coalesce(sum("minutes"), 0) from "noted"),
      'lastAttendedOn', max("startDate") filter (where "took" = 'attended'),
      'events', (select coalesce(json_agg("latest"), '[]') from (
        select "id" as "eventId", "title", "shift", "startDate", "took" as "status", ${givenMinutes} as "minutes",
          "isOpen" and "took" in ('signed_up', 'waitlisted') as "isComing"
        from "taken" order by "startDate" desc nulls first, "id" desc limit ${sql.lit(SHOWN)}
      ) as "latest")
    ) from "taken")`;
}
