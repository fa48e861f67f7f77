import { type DatedEvent, type EventPhase, eventPhase } from '../../contract/events/eventPhase.ts';
import { useNow } from './time/useNow.ts';
import { useTimeZone } from './time/useTimeZone.ts';

/** Where an event stands now; it goes on while the page is open. */
export function useEventPhase(event: DatedEvent): EventPhase {
  const now = useNow();
  return eventPhase(event, useTimeZone(), now);
}
