import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { resources } from '../../../../contract/generated/resources.ts';
import { paths } from '../../../../contract/paths.ts';
import { answerOf } from '../../../data/answerOf.ts';
import { client } from '../../../data/client.ts';
import { ConfirmButton } from '../../../kit/act/ConfirmButton.tsx';
import { useListHref } from '../../../kit/show/useListHref.ts';
import { shortTitle } from '../../shortTitle.ts';
import type { EventActProps } from './EventActProps.ts';

/** Deletes the event and goes back to the list as it was left. */
export function DeleteButton({ event: { id, title, nrOfVolunteersSigned, waitlisted } }: EventActProps) {
  const translate = useTranslate();
  const list = useListHref(paths.events.getHref());
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const people = nrOfVolunteersSigned + waitlisted;

  const leave = async () => {
    // First away from the page, or it would be read again, and is not there any more.
    await navigate(list);
    const { name } = resources.events;
    queryClient.removeQueries({ queryKey: [name, 'getOne', { id }] });
    await queryClient.invalidateQueries({ queryKey: [name, 'getList'] });
  };

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
