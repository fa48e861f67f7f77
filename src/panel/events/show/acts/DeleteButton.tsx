import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'react-admin';
import { resources } from '../../../../contract/generated/resources.ts';
import { paths } from '../../../../contract/paths.ts';
import { answerOf } from '../../../data/answerOf.ts';
import { client } from '../../../data/client.ts';
import { ConfirmButton } from '../../../kit/act/ConfirmButton.tsx';
import { useLeaveDeleted } from '../../../kit/show/useLeaveDeleted.ts';
import { shortTitle } from '../../shortTitle.ts';
import type { EventActProps } from './EventActProps.ts';

/** Deletes the event and goes back to the list as it was left. */
export function DeleteButton({ event: { id, title, nrOfVolunteersSigned, waitlisted } }: EventActProps) {
  const translate = useTranslate();
  const leave = useLeaveDeleted(resources.events.name, id, paths.events.getHref());
  const people = nrOfVolunteersSigned + waitlisted;

  return (
    <ConfirmButton
      operationId="deleteEvent"
      label={translate('ra.action.delete')}
      title={translate('events.delete.title', { title: shortTitle(title) })}
      text={
        people > 0
          ? translate('events.delete.people', { smart_count: people })
          : translate('events.delete.nobody')
      }
      act={() => answerOf(client.DELETE('/events/{id}', { params: { path: { id } } }))}
      onDone={leave}
      button={{ color: 'error', startIcon: <DeleteIcon /> }}
    />
  );
}
