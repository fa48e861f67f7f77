import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { lazyPart } from '../kit/lazy/lazyPart.tsx';
import { RecordTabs } from '../kit/show/RecordTabs.tsx';
import { LoadFailure } from '../kit/state/LoadFailure.tsx';
import { SettingsSkeleton } from './SettingsCard.tsx';

/** A lazy tab. */
const tab = (load: Parameters<typeof lazyPart>[0]) => lazyPart(load, <SettingsSkeleton />, LoadFailure);

const AccountTab = tab(() => import('./account/AccountTab.tsx'));
const NotificationsTab = tab(() => import('./notifications/NotificationsTab.tsx'));
const PublicPageTab = tab(() => import('./public-page/PublicPageTab.tsx'));
const RetentionTab = tab(() => import('./retention/RetentionTab.tsx'));
const OrganizationTab = tab(() => import('./organization/OrganizationSettings.tsx'));

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
          { name: 'account', label: translate('settings.account.tab'), content: <AccountTab /> },
          {
            name: 'notifications',
            label: translate('settings.notifications.tab'),
            content: <NotificationsTab />,
          },
          {
            name: 'organization',
            label: translate('settings.organization.tab'),
            content: <OrganizationTab />,
          },
          {
            name: 'publicPage',
            label: translate('settings.publicPage.tab'),
            content: <PublicPageTab />,
          },
          {
            name: 'retention',
            label: translate('settings.retention.tab'),
            content: <RetentionTab />,
          },
        ]}
      />
    </Stack>
  );
}
