import VerifyIcon from '@mui/icons-material/HowToRegOutlined';
import { useRecordContext, useTranslate } from 'react-admin';
import { ConfirmButton } from '../../kit/act/ConfirmButton.tsx';
import type { Volunteer } from '../Volunteer.ts';
import { volunteerName } from '../volunteerName.ts';
import { verifyVolunteer } from './verifyVolunteer.ts';

export function VerifyButton() {
  const translate = useTranslate();
  const volunteer = useRecordContext<Volunteer>();
  if (volunteer?.accountStatus !== 'pending') return null;
  const name = volunteerName(volunteer);
  return (
    <ConfirmButton
      operationId="verifyVolunteer"
      label={translate('volunteers.verify.label')}
      title={translate('volunteers.verify.title', { name })}
      text={translate('volunteers.verify.text', { name })}
      act={() => verifyVolunteer(volunteer.id)}
      button={{ variant: 'contained', startIcon: <VerifyIcon /> }}
    />
  );
}
