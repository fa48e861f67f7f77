import { type DatedEvent, type EventPhase, eventPhase } from '../../domain/events/eventPhase.ts';
import { useNow } from '../kit/time/useNow.ts';
import { useTimeZone } from '../kit/time/useTimeZone.ts';

/** Phase of an event, updated while the page is open. */
export function useEventPhase(event: DatedEvent): EventPhase {
  const now = new Date(useNow());
  return eventPhase(event, useTimeZone(), now);
}
