import EditIcon from '@mui/icons-material/EditOutlined';
import AttendanceIcon from '@mui/icons-material/HowToRegOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { resources } from '../../../../contract/generated/resources.ts';
import { paths } from '../../../../contract/paths.ts';
import { ActionButton } from '../../../kit/action/ActionButton.tsx';
import { useMayDo } from '../../../kit/action/useMayDo.ts';
import { useLeaveDeleted } from '../../../kit/show/BackLink.tsx';
import type { Event } from '../../Event.ts';
import { useMayActOnEvent, usePublishIssues, useTakesAttendance } from '../../useEventRules.ts';

const longest = 80;

/** Title shortened to fit into a question. */
function shortTitle(title: string): string {
  const letters = [...title];
  return letters.length > longest ? `${letters.slice(0, longest).join('').trimEnd()}…` : title;
}

/** Actions available in the event's current state, the most likely first. */
export function EventActions({ event }: { readonly event: Event }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const mayDo = useMayActOnEvent(event);
  const leave = useLeaveDeleted(resources.events.name, event.id, paths.events.getHref());
  const isComplete = usePublishIssues()(event).length === 0;
  const mayPublish = mayDo('publish') && isComplete;
  const mayRecord = useTakesAttendance(event);
  const people = event.nrOfVolunteersSigned + event.waitlisted;
  const common = { record: event, name: shortTitle(event.title) };
  const toPeople = (key: string) => (people > 0 ? { text: translate(key, { smart_count: people }) } : {});
  return (
    <>
      {mayPublish && <ActionButton action="publishEvent" {...common} />}
      {mayRecord && <AttendanceLink event={event} />}
      {mayDo('edit') && (
        <EditButton event={event} variant={mayPublish || mayRecord ? 'outlined' : 'contained'} />
      )}
      <ActionButton<Event>
        action="copyEvent"
        {...common}
        onDone={({ id }) => navigate(paths.editEvent.getHref({ eventId: id }))}
      />
      {mayDo('finish') && <ActionButton action="finishEvent" {...common} />}
      {mayDo('unpublish') && <ActionButton action="unpublishEvent" {...common} />}
      {mayDo('cancel') && (
        // Participants are told the reason, so it is required.
        <ActionButton<Event>
          action="cancelEvent"
          {...common}
          {...toPeople('events.cancel.people')}
          outcome={({ told }) =>
            told ? translate('events.told.cancelled', { smart_count: told }) : undefined
          }
        />
      )}
      {mayDo('delete') && (
        <ActionButton action="deleteEvent" {...common} {...toPeople('events.delete.people')} onDone={leave} />
      )}
    </>
  );
}

interface EventActionProps {
  readonly event: Event;
}

function AttendanceLink({ event: { id } }: EventActionProps) {
  const translate = useTranslate();
  return (
    <Button
      href={paths.eventParticipants.getHref({ eventId: id })}
      variant="contained"
      startIcon={<AttendanceIcon />}
    >
      {translate('events.attendance.record')}
    </Button>
  );
}

function EditButton({ event: { id }, variant }: EventActionProps & Pick<ButtonProps, 'variant'>) {
  const translate = useTranslate();
  if (!useMayDo('updateEvent')) return null;
  return (
    <Button href={paths.editEvent.getHref({ eventId: id })} variant={variant} startIcon={<EditIcon />}>
      {translate('ra.action.edit')}
    </Button>
  );
}
