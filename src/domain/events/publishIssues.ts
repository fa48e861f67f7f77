import { isBlank } from '../../contract/isBlank.ts';
import { type EventTimes, eventSpan } from './eventSpan.ts';
import { endFieldOf, type TimeIssue, timeIssues } from './timeIssues.ts';

/** A reason why an event cannot be published. */
export interface PublishIssue {
  readonly field: string;
  /** Key under `validation` in i18n. */
  readonly key: 'required' | 'endInFuture' | TimeIssue['key'];
}

interface PublishRule {
  /** Fields required by the contract's `PublishableEvent`. */
  readonly required: readonly string[];
  /** Time zone of the foundation. */
  readonly timeZone: string;
  readonly now: Date;
}

/** What prevents an event from being published: missing fields, invalid times, or an end in the past. */
export function publishIssues(
  event: EventTimes & Readonly<Record<string, unknown>>,
  { required, timeZone, now }: PublishRule,
): PublishIssue[] {
  const missing = required.filter((field) => isBlank(event[field]));
  const { end } = eventSpan(event, timeZone);
  const impossible = timeIssues(event, timeZone);
  const isPast = impossible.length === 0 && end !== undefined && end <= now;
  return [
    ...missing.map((field): PublishIssue => ({ field, key: 'required' })),
    ...impossible,
    ...(isPast ? [{ field: endFieldOf(event), key: 'endInFuture' } as const] : []),
  ];
}
