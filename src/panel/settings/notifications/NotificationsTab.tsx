import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { NotificationPreferencesForm } from '../../../contract/generated/forms/NotificationPreferences.ts';
import type { components } from '../../../contract/generated/types.ts';
import { answerOf, client } from '../../data/client.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { withHints } from '../../kit/form/formVariants.ts';
import { LoadFailure } from '../../kit/state/LoadFailure.tsx';
import { toast } from '../../shell/toast.ts';
import { SettingsCard, SettingsSkeleton } from '../SettingsCard.tsx';
import { useLastData } from '../useOrganization.ts';

type NotificationPreferences = components['schemas']['NotificationPreferences'];

/** Which notifications the user gets, and how often by e-mail. */
export default function NotificationsTab() {
  const translate = useTranslate();
  const { data, error, refetch } = usePreferences();
  const preferences = useLastData(data);
  const seen = useRef<NotificationPreferences>(undefined);

  const submit = async (chosen: NotificationPreferences) => {
    const saved = await saveChosen(chosen, seen.current ?? preferences ?? chosen);
    seen.current = chosen;
    return saved;
  };

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
          onSubmit={submit}
          onSaved={() => toast.success(translate('messages.edited'))}
        />
      </SettingsCard>
    </Box>
  );
}

/** Saves what was changed here, and leaves what another tab or device has changed since. */
async function saveChosen(
  chosen: NotificationPreferences,
  seen: NotificationPreferences,
): Promise<NotificationPreferences> {
  const current = await answerOf(client.GET('/users/notification-preferences'));
  const changed = Object.entries(chosen).filter(([name, value]) => value !== Reflect.get(seen, name));
  const body = { ...current, ...Object.fromEntries(changed) };
  return answerOf(client.PUT('/users/notification-preferences', { body }));
}

/** Always refetched, because another device may have changed it. */
function usePreferences() {
  return useQuery({
    queryKey: ['notification-preferences'],
    queryFn: ({ signal }) => answerOf(client.GET('/users/notification-preferences', { signal })),
    gcTime: 0,
  });
}

/** The contract's form with the cause of each notification. */
const preferencesForm = withHints(NotificationPreferencesForm, {
  newVolunteer: 'settings.notifications.newVolunteer',
  newEventParticipant: 'settings.notifications.newEventParticipant',
  eventParticipantResignation: 'settings.notifications.eventParticipantResignation',
  volunteerLeave: 'settings.notifications.volunteerLeave',
  abuse: 'settings.notifications.abuse',
  eventEnd: 'settings.notifications.eventEnd',
  eventCancellation: 'settings.notifications.eventCancellation',
  systemNotifications: 'settings.notifications.systemNotifications',
  newPersonInNeed: 'settings.notifications.newPersonInNeed',
  email: 'settings.notifications.email',
});
