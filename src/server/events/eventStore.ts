import { type RawBuilder, sql } from 'kysely';
import { eventPosterPath } from '../../domain/public-pages/pagePath.ts';
import { mayWorkWithMinors } from '../clearances/clearanceStore.ts';
import type { Row } from '../core/db/insertRows.ts';
import { now, type RecordKey, setColumns } from '../core/db/rowByKey.ts';
import type { Queries } from '../core/db/transaction.ts';
import { resourceStore } from '../resource/resourceStore.ts';
import { isInGroup } from './calendar/eventGroups.ts';
import { erasedOf, firstParticipants } from './participants/participantStore.ts';
import { seriesPart } from './series/seriesStore.ts';
import { shiftsPart } from './shifts/shiftStore.ts';

const hasPlaces = sql`coalesce("volunteersNeededNum" > "nrOfVolunteersSigned", false)`;

export const events = resourceStore('events', {
  parts: (key, db) => ({
    participants: firstParticipants(key, db),
    erasedParticipants: erasedOf(key),
    shifts: shiftsPart(key, db),
    series: seriesPart(key, db),
    uncleared: unclearedOf(key),
    posterPath: posterOf(key),
  }),
  filters: {
    group: (group) => isInGroup[group],
    // A draft may have only one of the dates.
    from: (day) => sql`coalesce("endDate", "startDate") >= ${day}`,
    to: (day) => sql`coalesce("startDate", "endDate") <= ${day}`,
    placesFree: (placesFree) => sql`${hasPlaces} = ${placesFree}`,
  },
});

const SLUG = '{slug}';

/** The poster of an event that the foundation's public page tells of. */
function posterOf({ id, organizationId }: RecordKey): RawBuilder<string | null> {
  return sql`case when ${isInGroup.future} then (
    select replace(${eventPosterPath(SLUG, id)}, ${SLUG}, "slug") from "public_pages" join "organizations" on "organizations"."id" = "organizationId"
    where "organizationId" = ${organizationId} and "isOn" and "organizations"."status" = 'approved') end`;
}

/** How many have a place at work with minors and are not cleared: who had it before, or whose clearance has ended. */
function unclearedOf({ id, organizationId }: RecordKey): RawBuilder<number | null> {
  return sql`case when "withMinors" then (
    select count(distinct "volunteerId")::int from "participants"
    where "participants"."organizationId" = ${organizationId} and "eventId" = ${id}
      and "participants"."status" in ('signed_up', 'attended')
      and not ${mayWorkWithMinors(sql.ref('participants.volunteerId'), organizationId)}) end`;
}

/** Columns set by a change of state, or of the shifts. */
type StateChange = Partial<
  Pick<
    Row<'events'>,
    | ('status' | 'cancelledAt' | 'cancellationReason' | 'publishedAt' | 'finishedAt')
    | ('seriesId' | 'shiftCount' | 'volunteersNeededNum')
  >
>;

/** Records that the event was changed, with its new state if any. */
export function touchEvent(event: RecordKey, change: StateChange, db: Queries): Promise<void> {
  return setColumns('events', event, { ...change, updatedAt: now, version: sql<number>`"version" + 1` }, db);
}
