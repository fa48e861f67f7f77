import { PublishableEventForm } from '../../contract/generated/forms/PublishableEvent.ts';
import type { EventTimes } from '../../domain/events/eventSpan.ts';
import { type PublishFault, publishFaults } from '../../domain/events/publishFaults.ts';
import { useNow } from '../kit/time/useNow.ts';
import { useTimeZone } from '../kit/time/useTimeZone.ts';

const { required = [] } = PublishableEventForm.schema;

/** What an event lacks to be published; the server decides. */
export function usePublishFaults(): (
  event: EventTimes & { readonly [field: string]: unknown },
) => PublishFault[] {
  const timeZone = useTimeZone();
  const now = new Date(useNow());
  return (event) => publishFaults(event, { required, timeZone, now });
}
