import type { components } from '../generated/types.ts';
import type { Role } from '../Role.ts';
import { type EventPhase, type EventState, eventPhase } from './eventPhase.ts';

export type EventAct = 'edit' | 'publish' | 'unpublish' | 'finish' | 'cancel' | 'delete' | 'recordAttendance';

export type ActedOnEvent = EventState &
  Pick<components['schemas']['Event'], 'nrOfVolunteersSigned' | 'waitlisted'>;

interface Circumstances {
  readonly role: Role;
  /** Of the foundation. */
  readonly timeZone: string;
  readonly now: Date;
}

/** In which phases an act makes sense at all. */
const phases: Readonly<Record<EventAct, readonly EventPhase[]>> = {
  edit: ['draft', 'future', 'running', 'over'],
  publish: ['draft'],
  unpublish: ['future', 'running', 'over'],
  finish: ['running', 'over'],
  cancel: ['future', 'running'],
  delete: ['draft', 'future', 'running', 'over', 'finished', 'cancelled'],
  recordAttendance: ['running', 'over', 'finished'],
};

/**
 * The states of an event, and who may do what with it (design, section 5): one table for the server, which
 * refuses, and the panel, which hides.
 */
export function mayActOnEvent(
  act: EventAct,
  event: ActedOnEvent,
  { role, timeZone, now }: Circumstances,
): boolean {
  if (role !== 'admin' && role !== 'coordinator') return false;
  if (!phases[act].includes(eventPhase(event, timeZone, now))) return false;
  if (act === 'unpublish') return event.nrOfVolunteersSigned + event.waitlisted === 0;
  if (act === 'delete') return role === 'admin' || event.status === 'draft';
  return true;
}
