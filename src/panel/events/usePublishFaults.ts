import type { EventTimes } from '../../contract/events/eventSpan.ts';
import { type PublishFault, publishFaults } from '../../contract/events/publishFaults.ts';
import { PublishableEventForm } from '../../contract/generated/forms/PublishableEvent.ts';
import { useNow } from './time/useNow.ts';
import { useTimeZone } from './time/useTimeZone.ts';

const { required = [] } = PublishableEventForm.schema;

/** What an event lacks to be published now; the server has the last word. */
export function usePublishFaults(): (
  event: EventTimes & { readonly [field: string]: unknown },
) => PublishFault[] {
  const timeZone = useTimeZone();
  const now = useNow();
  return (event) => publishFaults(event, { required, timeZone, now });
}
