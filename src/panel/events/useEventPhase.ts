import { type DatedEvent, type EventPhase, eventPhase } from '../../domain/events/eventPhase.ts';
import { useTimeZone } from '../kit/time/useTimeZone.ts';
import { useNow } from './time/useNow.ts';

/** Where an event stands now; it goes on while the page is open. */
export function useEventPhase(event: DatedEvent): EventPhase {
  const now = useNow();
  return eventPhase(event, useTimeZone(), now);
}
