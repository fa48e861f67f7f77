import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../contract/generated/types.ts';
import type { RecordKey } from '../core/db/rowByKey.ts';
import { givenMinutes, notedBy, takenBy, visitsBy } from '../hours/givenTime.ts';

/** Most events that a story names. */
const SHOWN = 50;

/** What a volunteer did at events, and is going to do, as one JSON value. */
export function storyOf(volunteer: RecordKey): RawBuilder<components['schemas']['VolunteerStory']> {
  return sql`(with "taken" as (${takenBy(volunteer)}),
      "visits" as (${visitsBy(volunteer)}), "noted" as (${notedBy(volunteer)})
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
