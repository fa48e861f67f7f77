import type { components } from '../../../contract/generated/types.ts';
import type { RateLimit } from '../../http/rateLimit.ts';
import type { EventPlaces } from '../../participation/EventPlaces.ts';

type Schemas = components['schemas'];
type ParticipantStatus = Schemas['ParticipantStatus'];

/** For a volunteer: each sign-up is news to the whole team, so nobody may sign up and resign all day. */
export const signUpRate: RateLimit = { name: 'signUp:account', limit: 30, seconds: 60 * 60 };

/** What recording attendance depends on. */
export interface AttendanceEvent extends Pick<EventPlaces, 'cancelledAt' | 'hasStarted'> {
  /** Whether it ended more than CORRECTION_DAYS ago. */
  readonly isClosed: boolean;
}

/** Whether somebody has a place at an event or waits for one, or came: whoever resigned may join again. */
export function takesPart(status: ParticipantStatus | undefined): boolean {
  return status !== undefined && status !== 'resigned';
}

/**
 * Whether the attendance of somebody may become this. Who has a place came or did not come once the event has started,
 * and that can be taken back; a note alone may be written before, too.
 */
export function mayRecord(
  current: ParticipantStatus,
  wanted: Schemas['Attendance'],
  { cancelledAt, hasStarted, isClosed }: AttendanceEvent,
): boolean {
  if (current === 'waitlisted' || current === 'resigned') return false;
  return current === wanted || (hasStarted && cancelledAt === null && !isClosed);
}
