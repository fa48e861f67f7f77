import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import type { LoggedInUser } from '../../data/sessionStore.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { useOrganization } from '../useOrganization.ts';
import { LeaveButton } from './LeaveButton.tsx';

/** Set apart from the rest, because it ends the account. It waits for the name of what is left. */
export function LeaveCard({ user }: { readonly user: LoggedInUser }) {
  const translate = useTranslate();
  const { data: organization, error, refetch } = useOrganization();
  return (
    <SettingsCard
      title={translate('settings.leave.title')}
      text={translate('settings.leave.text')}
      sx={{ borderColor: 'error.main', mt: 2, gridColumn: '1 / -1' }}
    >
      {organization && <LeaveButton user={user} foundation={organization.name} />}
      {!organization && !error && <Skeleton variant="rounded" width={180} height={44} />}
      {!organization && error && (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {translate('kit.failure.retry')}
            </Button>
          }
        >
          {translate('kit.failure.title')}
        </Alert>
      )}
    </SettingsCard>
  );
}
