import type { components } from '../../contract/generated/types.ts';
import type { Role } from '../../contract/Role.ts';
import type { DatedEvent } from './eventPhase.ts';
import { decisionOn, type EventAct, stateOf } from './eventRules.ts';
import { eventSpan } from './eventSpan.ts';

export type ActedOnEvent = DatedEvent &
  Pick<components['schemas']['Event'], 'nrOfVolunteersSigned' | 'waitlisted'>;

interface Beholder {
  readonly role: Role;
  /** Of the foundation. */
  readonly timeZone: string;
  readonly now: Date;
}

/** Whether somebody may do something with an event now, and it is not done already. */
export function mayActOnEvent(act: EventAct, event: ActedOnEvent, beholder: Beholder): boolean {
  const { role, timeZone, now } = beholder;
  if (role === 'volunteer') return false;
  const { start, end } = eventSpan(event, timeZone);
  const circumstances = {
    role,
    hasStarted: start !== undefined && start <= now,
    hasEnded: end !== undefined && end <= now,
    hasParticipants: event.nrOfVolunteersSigned + event.waitlisted > 0,
  };
  return decisionOn(act, stateOf(event), circumstances) === 'do';
}
