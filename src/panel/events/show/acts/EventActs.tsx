import type { Event } from '../../Event.ts';
import { useMayActOnEvent } from '../../useMayActOnEvent.ts';
import { usePublishFaults } from '../../usePublishFaults.ts';
import { useTakesAttendance } from '../../useTakesAttendance.ts';
import { AttendanceLink } from './AttendanceLink.tsx';
import { CancelButton } from './CancelButton.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { EditButton } from './EditButton.tsx';
import { FinishButton } from './FinishButton.tsx';
import { PublishButton } from './PublishButton.tsx';
import { UnpublishButton } from './UnpublishButton.tsx';

/** What can be done with the event as it is now; the first is what is most likely to be next. */
export function EventActs({ event }: { readonly event: Event }) {
  const mayDo = useMayActOnEvent(event);
  const isComplete = usePublishFaults()(event).length === 0;
  const mayPublish = mayDo('publish') && isComplete;
  const mayRecord = useTakesAttendance(event);
  return (
    <>
      {mayPublish && <PublishButton event={event} />}
      {mayRecord && <AttendanceLink event={event} />}
      {mayDo('edit') && (
        <EditButton event={event} variant={mayPublish || mayRecord ? 'outlined' : 'contained'} />
      )}
      {mayDo('finish') && <FinishButton event={event} />}
      {mayDo('unpublish') && <UnpublishButton event={event} />}
      {mayDo('cancel') && <CancelButton event={event} />}
      {mayDo('delete') && <DeleteButton event={event} />}
    </>
  );
}
