import EditIcon from '@mui/icons-material/EditOutlined';
import AttendanceIcon from '@mui/icons-material/HowToRegOutlined';
import PosterIcon from '@mui/icons-material/QrCode2Outlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { resources } from '../../../../contract/generated/resources.ts';
import { paths } from '../../../../contract/paths.ts';
import { ActionButton } from '../../../kit/action/ActionButton.tsx';
import { NewTabButton } from '../../../kit/action/NewTabButton.tsx';
import { useMayDo } from '../../../kit/action/useMayDo.ts';
import { useLeaveDeleted } from '../../../kit/show/BackLink.tsx';
import type { Event } from '../../Event.ts';
import { useMayActOnEvent, usePublishIssues, useTakesAttendance } from '../../useEventRules.ts';
import { useOutcome } from '../../useOutcome.ts';
import { useScopes } from '../../useScopes.ts';
import { RepeatButton } from './RepeatButton.tsx';

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
  const scopes = useScopes(event);
  const outcome = useOutcome('events.told.cancelled');
  const common = { record: event, name: shortTitle(event.title) };
  /** Text of a question about events, by how many people it concerns. */
  const toPeople =
    (key: string) => (events: readonly Pick<Event, 'nrOfVolunteersSigned' | 'waitlisted'>[]) => {
      const people = events.reduce((sum, one) => sum + one.nrOfVolunteersSigned + one.waitlisted, 0);
      return people > 0 ? translate(key, { smart_count: people }) : undefined;
    };
  const told = toPeople('events.cancel.people');
  const lost = toPeople('events.delete.people');
  return (
    <>
      {mayPublish && (
        <ActionButton<Event> action="publishEvent" {...common} scope={scopes('publish')} outcome={outcome} />
      )}
      {mayRecord && <AttendanceLink event={event} />}
      {mayDo('edit') && (
        <EditButton event={event} variant={mayPublish || mayRecord ? 'outlined' : 'contained'} />
      )}
      <ActionButton<Event>
        action="copyEvent"
        {...common}
        onDone={({ id }) => navigate(paths.editEvent.getHref({ eventId: id }))}
      />
      {event.posterPath && (
        <NewTabButton
          color="inherit"
          startIcon={<PosterIcon />}
          href={event.posterPath}
          label={translate('fields.posterPath')}
        />
      )}
      {mayDo('repeat') && <RepeatButton event={event} />}
      {mayDo('finish') && <ActionButton action="finishEvent" {...common} />}
      {mayDo('unpublish') && (
        <ActionButton<Event>
          action="unpublishEvent"
          {...common}
          scope={scopes('unpublish')}
          outcome={outcome}
        />
      )}
      {mayDo('cancel') && (
        // Participants are told the reason, so it is required.
        <ActionButton<Event>
          action="cancelEvent"
          {...common}
          text={told([event])}
          scope={scopes('cancel', told)}
          outcome={outcome}
        />
      )}
      {mayDo('delete') && (
        <ActionButton
          action="deleteEvent"
          {...common}
          text={lost([event])}
          scope={scopes('delete', lost)}
          onDone={leave}
        />
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
