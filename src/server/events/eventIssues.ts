import contract from '../../contract/generated/openapi.json' with { type: 'json' };
import {
  type ValidationIssue,
  type ValidationMessage,
  validationMessage,
} from '../../contract/validationMessage.ts';
import type { EventTimes } from '../../domain/events/eventPhase.ts';
import { endFieldOf, timeIssues } from '../../domain/events/publishIssues.ts';
import { shiftIssues } from '../../domain/events/shiftIssues.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { compileOnce } from '../core/http/compileOnce.ts';
import { type ShiftRow, shiftTimes } from './shifts/shiftStore.ts';

const isPublishable = compileOnce()({ $ref: '#/components/schemas/PublishableEvent' });

/** Fields that must be changed before the event can be published. */
export function publishingIssues(event: object): ValidationMessage[] {
  const known = Object.keys(contract.components.schemas.PublishableEvent.properties);
  const given = Object.entries(event).filter(([name, value]) => known.includes(name) && value !== null);
  if (isPublishable(Object.fromEntries(given))) return [];
  return (isPublishable.errors as ValidationIssue[]).map(validationMessage);
}

/** Times that do not exist in the foundation's time zone. */
export function impossibleTimes(event: EventTimes, timeZone: string): ValidationMessage[] {
  return timeIssues(event, timeZone).map((issue) => ({ ...issue, values: {} }));
}

/** The fault of times that leave a shift outside. */
export function shiftsOutside(
  event: EventTimes,
  shifts: readonly ShiftRow[],
  timeZone: string,
): ValidationMessage[] {
  if (!event.startDate) return [];
  const issues = shifts.flatMap((shift) => shiftIssues(shiftTimes(shift, event), event, timeZone));
  const outside = issues.filter(({ key }) => key === 'withinEvent').map(({ field }) => field);
  return [
    ...(outside.some((field) => field === 'startDate' || field === 'eventStart') ? ['eventStart'] : []),
    ...(outside.some((field) => field === 'endDate' || field === 'eventEnd') ? [endFieldOf(event)] : []),
  ].map((field) => ({ field, key: 'shiftsOutside', values: {} }));
}

/** The fault of an end in the past. */
export function endInPast(event: EventTimes): ValidationMessage {
  return { field: endFieldOf(event), key: 'endInFuture', values: {} };
}

/** @throws ApiError invalid_input with the faults, if there are any */
export function refuseIssues(issues: readonly ValidationMessage[]): void {
  if (issues.length > 0) throw new ApiError('invalid_input', { issues });
}
