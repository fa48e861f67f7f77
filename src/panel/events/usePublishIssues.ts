import { PublishableEventForm } from '../../contract/generated/forms/PublishableEvent.ts';
import type { EventTimes } from '../../domain/events/eventSpan.ts';
import { type PublishIssue, publishIssues } from '../../domain/events/publishIssues.ts';
import { useNow } from '../kit/time/useNow.ts';
import { useTimeZone } from '../kit/time/useTimeZone.ts';

const { required = [] } = PublishableEventForm.schema;

/** What an event lacks to be published; the server decides. */
export function usePublishIssues(): (
  event: EventTimes & { readonly [field: string]: unknown },
) => PublishIssue[] {
  const timeZone = useTimeZone();
  const now = new Date(useNow());
  return (event) => publishIssues(event, { required, timeZone, now });
}
