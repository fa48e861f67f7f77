import type { components } from '../../contract/generated/types.ts';
import type { Role } from '../../contract/Role.ts';
import type { DatedEvent } from './eventPhase.ts';
import { decisionOn, type EventAction, stateOf } from './eventRules.ts';
import { eventSpan } from './eventSpan.ts';

export type ActedOnEvent = DatedEvent &
  Pick<components['schemas']['Event'], 'nrOfVolunteersSigned' | 'waitlisted'>;

interface Beholder {
  readonly role: Role;
  /** Time zone of the foundation. */
  readonly timeZone: string;
  readonly now: Date;
}

/** Whether the viewer may perform an action now and it is not already done. */
export function mayActOnEvent(action: EventAction, event: ActedOnEvent, viewer: Beholder): boolean {
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
