import RejectIcon from '@mui/icons-material/PersonOffOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { ConfirmButton } from '../../kit/act/ConfirmButton.tsx';
import type { Volunteer } from '../Volunteer.ts';
import { volunteerName } from '../volunteerName.ts';

export function RejectButton() {
  const translate = useTranslate();
  const volunteer = useRecordContext<Volunteer>();
  if (volunteer?.accountStatus !== 'pending') return null;
  const { id } = volunteer;
  const name = volunteerName(volunteer);

  return (
    <ConfirmButton
      operationId="rejectVolunteer"
      label={translate('volunteers.reject.label')}
      title={translate('volunteers.reject.title', { name })}
      text={translate('volunteers.reject.text', { name })}
      reason={{
        label: translate('fields.rejectionReason'),
        help: translate('volunteers.reject.help'),
      }}
      act={(reason) =>
        answerOf(
          client.GET('/volunteers/{id}/reject', {
            params: { path: { id }, query: { reason }, header: { 'source-device': 'web' } },
          }),
        )
      }
      button={{ variant: 'outlined', color: 'error', startIcon: <RejectIcon /> }}
    />
  );
}
