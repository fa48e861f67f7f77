import { type RawBuilder, sql } from 'kysely';
import type { components } from '../../../contract/generated/types.ts';
import { contractColumns, selectedColumns } from '../../core/db/contractColumns.ts';
import { dayOf } from '../../core/db/foundationDay.ts';
import { jsonRows } from '../../core/db/jsonRows.ts';
import { joined, type RecordKey } from '../../core/db/rowByKey.ts';
import type { Queries } from '../../core/db/transaction.ts';
import { guardianState } from '../../guardian-consents/guardianConsentStore.ts';
import { resourceStore } from '../../resource/resourceStore.ts';
import { shiftText } from '../shifts/shiftStore.ts';

type Schemas = components['schemas'];
export type Participant = Schemas['Participant'];

const own = contractColumns('Participant', 'participants');
/** Columns from the volunteer's record. */
const ofVolunteer = contractColumns('Participant', 'volunteers').filter((name) => !own.includes(name));

/** Participants joined with their volunteers and shifts, as if one table. */
function withVolunteers({ id: eventId, organizationId }: RecordKey, db: Queries) {
  return db
    .selectFrom('participants')
    .innerJoin('volunteers', joined('volunteers.id', 'participants.volunteerId'))
    .innerJoin('events', joined('events.id', 'participants.eventId'))
    .leftJoin('event_shifts', joined('event_shifts.id', 'participants.shiftId'))
    .selectAll('participants')
    .select(shiftText.as('shift'))
    .select(consentOnDay(organizationId).as('guardianConsent'))
    .select('volunteers.searchText')
    .select(ofVolunteer.map((name) => sql.ref(`volunteers.${name}`).as(name)))
    .where('participants.organizationId', '=', organizationId)
    .where('participants.eventId', '=', eventId);
}

/** By the first day of the shift, or of the event; today as long as there is none. */
function consentOnDay(organizationId: string) {
  return guardianState({
    organizationId,
    volunteerId: sql.ref('participants.volunteerId'),
    dateOfBirth: sql.ref('volunteers.dateOfBirth'),
    day: sql`coalesce("events"."startDate" + coalesce("event_shifts"."startDay", 0), ${dayOf(organizationId)})`,
  });
}

/** A participant's place is their event. */
export const participants = resourceStore('participants', {
  rows: (event: RecordKey, db) => withVolunteers(event, db),
  computed: [...ofVolunteer, 'shift', 'guardianConsent'] as (keyof Participant)[],
});

/** Number of participants shown on the event's page. */
const FIRST = 10;

/** The first participants with a place, as a subquery of their event. */
export function firstParticipants(event: RecordKey, db: Queries): RawBuilder<Schemas['EventParticipant'][]> {
  const first = db
    .selectFrom(withVolunteers(event, db).as('participants'))
    .select(selectedColumns(participants.columnsOf('EventParticipant')))
    .where('status', 'in', ['signed_up', 'attended', 'no_show'])
    .orderBy('signedUpAt')
    .orderBy('id')
    .limit(FIRST);
  return jsonRows(sql<Schemas['EventParticipant']>`${first}`);
}

/** How many places of an event people have had who were erased, as a subquery. */
export function erasedOf({ id, organizationId }: RecordKey): RawBuilder<number> {
  return sql`(select count(*)::int from "participants"
    where "organizationId" = ${organizationId} and "eventId" = ${id} and "volunteerId" is null)`;
}
