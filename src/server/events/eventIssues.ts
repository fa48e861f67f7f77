import contract from '../../contract/generated/openapi.json' with { type: 'json' };
import type { ValidationIssue, ValidationMessage } from '../../contract/validationMessage.ts';
import type { EventTimes } from '../../domain/events/eventPhase.ts';
import { endFieldOf, timeIssues } from '../../domain/events/publishIssues.ts';
import { shiftIssues } from '../../domain/events/shiftIssues.ts';
import { ApiError, invalidField } from '../core/http/ApiError.ts';
import { compileOnce } from '../core/http/compileOnce.ts';
import { validationMessages } from '../core/http/validationMessages.ts';
import { type ShiftRow, shiftTimes } from './shifts/shiftStore.ts';

const compile = compileOnce();
const isPublishable = compile({ $ref: '#/components/schemas/PublishableEvent' });
const isEventDate = compile({ $ref: '#/components/schemas/EventDate' });

/** Fields that must be changed before the event can be published. */
export function publishingIssues(event: object): ValidationMessage[] {
  const known = Object.keys(contract.components.schemas.PublishableEvent.properties);
  const given = Object.entries(event).filter(([name, value]) => known.includes(name) && value !== null);
  if (isPublishable(Object.fromEntries(given))) return [];
  return validationMessages(isPublishable.errors as ValidationIssue[]);
}

/** Days that the contract does not take, as a series may reach them, and times that do not exist in the foundation's time zone. */
export function impossibleTimes(event: EventTimes, timeZone: string): ValidationMessage[] {
  const { startDate, endDate } = event;
  const distant = Object.entries({ startDate, endDate }).filter(([, day]) => day && !isEventDate(day));
  const issues: readonly Pick<ValidationMessage, 'field' | 'key'>[] =
    distant.length > 0
      ? distant.map(([field]) => ({ field, key: 'dayTooFar' }))
      : timeIssues(event, timeZone);
  return issues.map((issue) => ({ ...issue, values: {} }));
}

/** The faults of times that leave a shift outside, or bring one to an hour that the clocks leave out. */
export function shiftFaults(
  event: EventTimes,
  shifts: readonly ShiftRow[],
  timeZone: string,
): ValidationMessage[] {
  if (!event.startDate) return [];
  const issues = shifts.flatMap((shift) => shiftIssues(shiftTimes(shift, event), event, timeZone));
  const outside = issues.filter(({ key }) => key === 'withinEvent').map(({ field }) => field);
  const isSkipped = issues.length > outside.length;
  return [
    ...(isSkipped ? [{ field: 'startDate', key: 'shiftsSkipped', values: {} }] : []),
    ...[
      ...(outside.some((field) => field === 'startDate' || field === 'eventStart') ? ['eventStart'] : []),
      ...(outside.some((field) => field === 'endDate' || field === 'eventEnd') ? [endFieldOf(event)] : []),
    ].map((field) => ({ field, key: 'shiftsOutside', values: {} })),
  ];
}

/**
 * Refuses to move into the future what somebody came to, by the record, or did not.
 * @param before and after the change, both locked
 * @throws ApiError invalid_input
 */
export async function requireStillReached(
  before: Begun,
  after: Begun | undefined,
  hasAttendance: () => Promise<boolean>,
): Promise<void> {
  if (!before.hasStarted || !after || after.hasStarted || !(await hasAttendance())) return;
  const field = before.startDate === after.startDate ? 'eventStart' : 'startDate';
  throw invalidField(field, 'startReached');
}

interface Begun extends EventTimes {
  readonly hasStarted: boolean;
}

/** The fault of an end in the past. */
export function endInPast(event: EventTimes): ValidationMessage {
  return { field: endFieldOf(event), key: 'endInFuture', values: {} };
}

/** @throws ApiError invalid_input with the faults, if there are any */
export function refuseIssues(issues: readonly ValidationMessage[]): void {
  if (issues.length > 0) throw new ApiError('invalid_input', { issues });
}
