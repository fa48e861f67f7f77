import type { Selectable } from 'kysely';
import type { Database } from '../../core/db/schema.ts';

type EventRow = Selectable<Database['events']>;

/** What an event's places depend on, and what its participants are told of it. */
export interface EventPlaces
  extends Pick<
    EventRow,
    | 'id'
    | 'organizationId'
    | 'title'
    | 'status'
    | 'cancelledAt'
    | 'volunteersNeededNum'
    | 'nrOfVolunteersSigned'
    | 'waitlisted'
    | 'startDate'
    | 'eventStart'
    | 'endDate'
    | 'eventEnd'
    | 'location'
    | 'street'
    | 'houseNumber'
    | 'city'
  > {
  readonly hasStarted: boolean;
  readonly hasEnded: boolean;
}

/** Whether one can still sign up: a long event may be joined while it runs. */
export function isOpen({ status, cancelledAt, hasEnded }: EventPlaces): boolean {
  return status === 'active' && cancelledAt === null && !hasEnded;
}
