import { endFieldOf } from './endFieldOf.ts';
import { endsBeforeStart } from './endsBeforeStart.ts';
import { type EventTimes, eventSpan } from './eventSpan.ts';

/** Why an event cannot be published. */
export interface PublishFault {
  readonly field: string;
  /** Key under `validation` in i18n. */
  readonly key: 'required' | 'endAfterStart' | 'endInFuture';
}

interface PublishRule {
  /** Fields that `PublishableEvent` of the contract requires. */
  readonly required: readonly string[];
  /** Of the foundation. */
  readonly timeZone: string;
  readonly now: Date;
}

/** What an event lacks to be published: a field that is missing, an end that is not after its start, or is past. */
export function publishFaults(
  event: EventTimes & Readonly<Record<string, unknown>>,
  { required, timeZone, now }: PublishRule,
): PublishFault[] {
  const missing = required.filter((field) => isMissing(event[field]));
  const { end } = eventSpan(event, timeZone);
  const endFault = (key: PublishFault['key']): PublishFault[] => [{ field: endFieldOf(event), key }];
  return [
    ...missing.map((field): PublishFault => ({ field, key: 'required' })),
    ...(endsBeforeStart(event)
      ? endFault('endAfterStart')
      : end && end <= now
        ? endFault('endInFuture')
        : []),
  ];
}

function isMissing(value: unknown): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
