import { PublishableEventForm } from '../../contract/generated/forms/PublishableEvent.ts';
import type { DatedEvent, EventTimes } from '../../domain/events/eventPhase.ts';
import type { EventAction } from '../../domain/events/eventRules.ts';
import { followingOf } from '../../domain/events/followingOf.ts';
import { type ActedOnEvent, mayActOnEvent, takesAttendance } from '../../domain/events/mayActOnEvent.ts';
import { type PublishIssue, publishIssues } from '../../domain/events/publishIssues.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { useMayDo } from '../kit/action/useMayDo.ts';
import { useNow } from '../kit/time/useNow.ts';
import { useTimeZone } from '../kit/time/useTimeZone.ts';
import type { Event } from './Event.ts';

const { required = [] } = PublishableEventForm.schema;

/** What an event lacks to be published; the server decides. */
export function usePublishIssues(): (
  event: EventTimes & { readonly [field: string]: unknown },
) => PublishIssue[] {
  const clock = useClock();
  return (event) => publishIssues(event, { required, ...clock });
}

/**
 * Whether the signed-in user may perform an action in the event's current state.
 *
 * @example const mayDo = useMayActOnEvent(event); mayDo('publish');
 */
export function useMayActOnEvent(event: ActedOnEvent): (action: EventAction) => boolean {
  const role = useSessionStore(({ user }) => user?.role);
  const clock = useClock();
  return (action) => role !== undefined && mayActOnEvent(action, event, { role, ...clock });
}

/**
 * Later events of the series for which the user may perform an action, too.
 *
 * @example const following = useFollowing(event); following('cancel').length;
 */
export function useFollowing(event: Event): (action: EventAction) => Event['series'] {
  const role = useSessionStore(({ user }) => user?.role);
  const clock = useClock();
  const later = followingOf(event.id, event.series);
  return (action) => (role ? later.filter((other) => mayActOnEvent(action, other, { role, ...clock })) : []);
}

/** Whether the signed-in user can record attendance now. */
export function useTakesAttendance(event: DatedEvent): boolean {
  const mayRecord = useMayDo('updateParticipant');
  const { timeZone, now } = useClock();
  return mayRecord && takesAttendance(event, timeZone, now);
}

/** The moment, and the foundation's time zone: what an event's state depends on besides the event. */
function useClock(): { readonly timeZone: string; readonly now: Date } {
  return { timeZone: useTimeZone(), now: new Date(useNow()) };
}
