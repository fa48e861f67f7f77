import type { Selectable } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { Notice } from '../../notifications/notify/Notice.ts';

/** Columns that an event's places depend on, and those its participants are told. */
export const columns = [
  ...(['id', 'organizationId', 'title', 'status', 'cancelledAt', 'startDate', 'eventStart'] as const),
  ...([
    'endDate',
    'eventEnd',
    'volunteersNeededNum',
    'nrOfVolunteersSigned',
    'waitlisted',
    'walkIns',
    'shiftCount',
    'withMinors',
  ] as const),
  ...(['location', 'street', 'houseNumber', 'city'] as const),
];

export interface EventPlaces extends Pick<Selectable<Database['events']>, (typeof columns)[number]> {
  readonly hasStarted: boolean;
  readonly hasEnded: boolean;
}

/** Whether sign-up is open: a long event can be joined while it runs. */
export function isOpen({ status, cancelledAt, hasEnded }: EventPlaces): boolean {
  return status === 'active' && cancelledAt === null && !hasEnded;
}

/** The event as subject of a notification. */
export function noticeOf({
  id,
  organizationId,
  title,
}: EventPlaces): Pick<Notice, 'organizationId' | 'subject'> {
  return { organizationId, subject: { type: 'event', id, name: title } };
}
