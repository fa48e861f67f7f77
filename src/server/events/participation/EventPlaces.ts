import type { Selectable } from 'kysely';
import type { Database } from '../../core/db/schema.ts';

type EventRow = Selectable<Database['events']>;

/** Columns that an event's places depend on, and those its participants are told. */
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

/** Whether sign-up is open: a long event can be joined while it runs. */
export function isOpen({ status, cancelledAt, hasEnded }: EventPlaces): boolean {
  return status === 'active' && cancelledAt === null && !hasEnded;
}
