import type { EventAction } from '../../domain/events/eventRules.ts';
import { type ActedOnEvent, mayActOnEvent } from '../../domain/events/mayActOnEvent.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { useNow } from '../kit/time/useNow.ts';
import { useTimeZone } from '../kit/time/useTimeZone.ts';

/**
 * Whether the signed-in user may perform an action in the event's current state.
 *
 * @example const mayDo = useMayActOnEvent(event); mayDo('publish');
 */
export function useMayActOnEvent(event: ActedOnEvent): (action: EventAction) => boolean {
  const role = useSessionStore(({ user }) => user?.role);
  const now = new Date(useNow());
  const timeZone = useTimeZone();
  return (action) => role !== undefined && mayActOnEvent(action, event, { role, timeZone, now });
}
