import type { DatedEvent } from '../../domain/events/eventPhase.ts';
import { takesAttendance } from '../../domain/events/takesAttendance.ts';
import { useMayDo } from '../kit/action/useMayDo.ts';
import { useNow } from '../kit/time/useNow.ts';
import { useTimeZone } from '../kit/time/useTimeZone.ts';

/** Whether the signed-in user can record attendance now. */
export function useTakesAttendance(event: DatedEvent): boolean {
  const mayRecord = useMayDo('updateParticipant');
  const now = new Date(useNow());
  const timeZone = useTimeZone();
  return mayRecord && takesAttendance(event, timeZone, now);
}
