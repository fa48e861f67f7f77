import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useRecordContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { ConfirmButton } from '../../kit/act/ConfirmButton.tsx';
import { useListHref } from '../../kit/show/useListHref.ts';
import type { Volunteer } from '../Volunteer.ts';
import { volunteerName } from '../volunteerName.ts';

/** Deletes the volunteer and goes back to the list as it was left. */
export function DeleteButton() {
  const translate = useTranslate();
  const volunteer = useRecordContext<Volunteer>();
  const list = useListHref(paths.volunteers.getHref());
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  if (!volunteer) return null;
  const { id } = volunteer;
  const name = volunteerName(volunteer);

  const leave = async () => {
    // First away from the profile, or it would be read again, and is not there any more.
    await navigate(list);
    const { name } = resources.volunteers;
    queryClient.removeQueries({ queryKey: [name, 'getOne', { id }] });
    await queryClient.invalidateQueries({ queryKey: [name, 'getList'] });
  };

  return (
    <ConfirmButton
      operationId="deleteVolunteer"
      label={translate('ra.action.delete')}
      title={translate('volunteers.delete.title', { name })}
      text={translate('volunteers.delete.text', { name })}
      act={() =>
        answerOf(
          client.GET('/volunteers/{id}/delete', {
            params: { path: { id }, header: { 'source-device': 'web' } },
          }),
        )
      }
      onDone={leave}
      button={{ color: 'error', startIcon: <DeleteIcon /> }}
    />
  );
}
