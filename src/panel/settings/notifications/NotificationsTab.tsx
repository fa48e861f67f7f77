import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { LoadFailure } from '../../kit/state/LoadFailure.tsx';
import { toast } from '../../shell/toast.ts';
import { SettingsCard } from '../SettingsCard.tsx';
import { SettingsSkeleton } from '../SettingsSkeleton.tsx';
import { useKept } from '../useKept.ts';
import { preferencesForm } from './preferencesForm.ts';
import { usePreferences } from './usePreferences.ts';

type NotificationPreferences = components['schemas']['NotificationPreferences'];

/** What the signed-in person is told of, and how soon by e-mail. */
export default function NotificationsTab() {
  const translate = useTranslate();
  const { data, error, refetch } = usePreferences();
  const preferences = useKept(data);

  if (!preferences) {
    return error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <SettingsSkeleton />;
  }
  return (
    <Box sx={{ maxWidth: 720 }}>
      <SettingsCard
        title={translate('settings.notifications.title')}
        text={translate('settings.notifications.text')}
      >
        <ContractForm
          form={preferencesForm}
          initial={preferences}
          submitLabel={translate('settings.notifications.save')}
          onSubmit={(body: NotificationPreferences) =>
            answerOf(client.PUT('/users/notification-preferences', { body }))
          }
          onSaved={() => toast.success(translate('messages.edited'))}
        />
      </SettingsCard>
    </Box>
  );
}
