import LeaveIcon from '@mui/icons-material/LogoutOutlined';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { forgetUser } from '../../data/session.ts';
import type { LoggedInUser } from '../../data/sessionStore.ts';
import { ConfirmButton } from '../../kit/action/ConfirmButton.tsx';
import { draftStore } from '../../kit/form/draft/draftStore.ts';

interface LeaveButtonProps {
  readonly user: LoggedInUser;
  readonly foundation: string;
}

/** Leaves the foundation. This closes the account and the session, so it goes to the visitors' start page. */
export function LeaveButton({ user: { id, email }, foundation }: LeaveButtonProps) {
  const translate = useTranslate();
  const navigate = useNavigate();

  const goAway = async () => {
    await navigate(paths.landing.getHref(), { replace: true });
    forgetUser();
    draftStore.clearMembers();
  };

  return (
    <ConfirmButton
      operationId="leaveOrganization"
      label={translate('settings.leave.submit')}
      title={translate('settings.leave.question', { foundation })}
      text={translate('settings.leave.consequences', { email })}
      reason={{ label: translate('fields.reason') }}
      isReversible
      action={(reason = '') =>
        answerOf(
          client.POST('/organization-coordinators/{id}/leave-organization', {
            params: { path: { id } },
            body: { reason },
          }),
        )
      }
      onDone={goAway}
      button={{ variant: 'outlined', color: 'error', startIcon: <LeaveIcon /> }}
    />
  );
}
