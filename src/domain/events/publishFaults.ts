import { isBlank } from '../../contract/isBlank.ts';
import { type EventTimes, eventSpan } from './eventSpan.ts';
import { endFieldOf, type TimeFault, timeFaults } from './timeFaults.ts';

/** Why an event cannot be published. */
export interface PublishFault {
  readonly field: string;
  /** Key under `validation` in i18n. */
  readonly key: 'required' | 'endInFuture' | TimeFault['key'];
}

interface PublishRule {
  /** Fields that `PublishableEvent` of the contract requires. */
  readonly required: readonly string[];
  /** Of the foundation. */
  readonly timeZone: string;
  readonly now: Date;
}

/** What an event lacks to be published: a field that is missing, times that cannot be, or an end that is past. */
export function publishFaults(
  event: EventTimes & Readonly<Record<string, unknown>>,
  { required, timeZone, now }: PublishRule,
): PublishFault[] {
  const missing = required.filter((field) => isBlank(event[field]));
  const { end } = eventSpan(event, timeZone);
  const impossible = timeFaults(event, timeZone);
  const isPast = impossible.length === 0 && end !== undefined && end <= now;
  return [
    ...missing.map((field): PublishFault => ({ field, key: 'required' })),
    ...impossible,
    ...(isPast ? [{ field: endFieldOf(event), key: 'endInFuture' } as const] : []),
  ];
}
