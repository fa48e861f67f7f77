import type { Participant } from '../Event.ts';
import { type Attendance, attendances } from './useAttendanceTotals.ts';

/** Whoever waits for a place or has resigned can neither come nor be missed. */
export function isAttendance(status: Participant['status']): status is Attendance {
  return attendances.some((attendance) => attendance === status);
}
