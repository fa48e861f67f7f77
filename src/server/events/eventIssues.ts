import contract from '../../contract/generated/openapi.json' with { type: 'json' };
import {
  type ValidationIssue,
  type ValidationMessage,
  validationMessage,
} from '../../contract/validationMessage.ts';
import type { EventTimes } from '../../domain/events/eventSpan.ts';
import { endFieldOf, timeIssues } from '../../domain/events/timeIssues.ts';
import { ApiError } from '../core/http/ApiError.ts';
import { compileOnce } from '../core/http/compileOnce.ts';

const isPublishable = compileOnce()({ $ref: '#/components/schemas/PublishableEvent' });

/** Each field of an event that has to be changed before it can be published. */
export function publishingIssues(event: object): ValidationMessage[] {
  const known = Object.keys(contract.components.schemas.PublishableEvent.properties);
  const given = Object.entries(event).filter(([name, value]) => known.includes(name) && value !== null);
  if (isPublishable(Object.fromEntries(given))) return [];
  return (isPublishable.errors as ValidationIssue[]).map(validationMessage);
}

/** Each time that cannot be by the clocks of the foundation. */
export function impossibleTimes(event: EventTimes, timeZone: string): ValidationMessage[] {
  return timeIssues(event, timeZone).map((issue) => ({ ...issue, values: {} }));
}

/** That the end is over already. */
export function endInPast(event: EventTimes): ValidationMessage {
  return { field: endFieldOf(event), key: 'endInFuture', values: {} };
}

/** @throws ApiError invalid_input that names the fields, if there are any */
export function refuseIssues(issues: readonly ValidationMessage[]): void {
  if (issues.length > 0) throw new ApiError('invalid_input', { issues });
}
