import { endFieldOf } from '../../contract/events/endFieldOf.ts';
import { endsBeforeStart } from '../../contract/events/endsBeforeStart.ts';
import type { EventTimes } from '../../contract/events/eventSpan.ts';
import contract from '../../contract/generated/openapi.json' with { type: 'json' };
import {
  type ValidationFault,
  type ValidationMessage,
  validationMessage,
} from '../../contract/validationMessage.ts';
import { ApiError } from '../http/ApiError.ts';
import { compileOnce } from '../http/compileOnce.ts';

const isPublishable = compileOnce()({ $ref: '#/components/schemas/PublishableEvent' });

/** Each field of an event that has to be changed before it can be published. */
export function publishingFaults(event: object): ValidationMessage[] {
  const known = Object.keys(contract.components.schemas.PublishableEvent.properties);
  const given = Object.entries(event).filter(([name, value]) => known.includes(name) && value !== null);
  if (isPublishable(Object.fromEntries(given))) return [];
  return (isPublishable.errors as ValidationFault[]).map(validationMessage);
}

/** That the end comes after the start, as far as both are known. */
export function orderFaults(event: EventTimes): ValidationMessage[] {
  return endsBeforeStart(event) ? [{ field: endFieldOf(event), key: 'endAfterStart', values: {} }] : [];
}

/** That the end is over already. */
export function endInPast(event: EventTimes): ValidationMessage {
  return { field: endFieldOf(event), key: 'endInFuture', values: {} };
}

/** @throws ApiError invalid_input that names the fields, if there are any */
export function refuseFaults(faults: readonly ValidationMessage[]): void {
  if (faults.length > 0) throw new ApiError('invalid_input', { faults });
}
