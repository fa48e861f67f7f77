import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useTranslate } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { ConfirmButton } from '../../kit/act/ConfirmButton.tsx';
import { useLeaveDeleted } from '../../kit/show/useLeaveDeleted.ts';
import type { Volunteer } from '../Volunteer.ts';
import { volunteerName } from '../volunteerName.ts';

/** Deletes the volunteer and goes back to the list as it was left. */
export function DeleteButton({ volunteer }: { readonly volunteer: Volunteer }) {
  const translate = useTranslate();
  const { id } = volunteer;
  const leave = useLeaveDeleted(resources.volunteers.name, id, paths.volunteers.getHref());
  const name = volunteerName(volunteer);

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
