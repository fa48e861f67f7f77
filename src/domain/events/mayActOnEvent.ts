import type { components } from '../../contract/generated/types.ts';
import type { Role } from '../../contract/Role.ts';
import { type DatedEvent, eventPhase, eventSpan } from './eventPhase.ts';
import { decisionOn, type EventAction, stateOf } from './eventRules.ts';

export type ActedOnEvent = DatedEvent &
  Pick<components['schemas']['Event'], 'nrOfVolunteersSigned' | 'waitlisted'>;

interface Viewer {
  readonly role: Role;
  /** Time zone of the foundation. */
  readonly timeZone: string;
  readonly now: Date;
}

/** Whether the viewer may perform an action now and it is not already done. */
export function mayActOnEvent(action: EventAction, event: ActedOnEvent, viewer: Viewer): boolean {
  const { role, timeZone, now } = viewer;
  if (role === 'volunteer') return false;
  const { start, end } = eventSpan(event, timeZone);
  const circumstances = {
    role,
    hasStarted: start !== undefined && start <= now,
    hasEnded: end !== undefined && end <= now,
    hasParticipants: event.nrOfVolunteersSigned + event.waitlisted > 0,
  };
  return decisionOn(action, stateOf(event), circumstances) === 'do';
}

/** Days after an event's end in which attendance can be corrected; reports are written after that. */
export const CORRECTION_DAYS = 90;

/** Whether attendance can be recorded now: from the event's start until some time after its end. */
export function takesAttendance(event: DatedEvent, timeZone: string, now: Date): boolean {
  const phase = eventPhase(event, timeZone, now);
  if (phase !== 'running' && phase !== 'over' && phase !== 'finished') return false;
  const { end } = eventSpan(event, timeZone);
  return end === undefined || now.getTime() < end.getTime() + CORRECTION_DAYS * 24 * 60 * 60_000;
}
