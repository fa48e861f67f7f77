import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { loadInTime } from '../data/loadInTime.ts';
import { RecordTabs } from '../kit/show/RecordTabs.tsx';
import { SettingsSkeleton } from './SettingsSkeleton.tsx';

const AccountTab = lazy(() => loadInTime(import('./account/AccountTab.tsx')));
const NotificationsTab = lazy(() => loadInTime(import('./notifications/NotificationsTab.tsx')));
const OrganizationTab = lazy(() => loadInTime(import('./organization/OrganizationTab.tsx')));

export default function SettingsPage() {
  const translate = useTranslate();
  return (
    <Stack sx={{ gap: { xs: 2, md: 3 } }}>
      <Typography variant="h1" tabIndex={-1}>
        {translate(paths.settings.title)}
      </Typography>
      <RecordTabs
        label={translate('settings.tabs')}
        tabs={[
          { name: 'account', label: translate('settings.account.tab'), content: pageOf(AccountTab) },
          {
            name: 'notifications',
            label: translate('settings.notifications.tab'),
            content: pageOf(NotificationsTab),
          },
          {
            name: 'organization',
            label: translate('settings.organization.tab'),
            content: pageOf(OrganizationTab),
          },
        ]}
      />
    </Stack>
  );
}

/** A tab whose script comes when it is opened. */
function pageOf(Tab: ComponentType) {
  return (
    <Suspense fallback={<SettingsSkeleton />}>
      <Tab />
    </Suspense>
  );
}
