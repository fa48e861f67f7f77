import Stack from '@mui/material/Stack';
import { ListContextProvider, useTranslate } from 'react-admin';
import { resources } from '../../contract/generated/resources.ts';
import { paths } from '../../contract/paths.ts';
import { ListHeader } from '../kit/list/ListHeader.tsx';
import { ListPages } from '../kit/list/ListPages.tsx';
import { ListToolbar } from '../kit/list/ListToolbar.tsx';
import { useContractList } from '../kit/list/useContractList.ts';
import { NoNotifications } from './NoNotifications.tsx';
import { NotificationList } from './NotificationList.tsx';
import { ReadAllButton } from './ReadAllButton.tsx';
import { SettingsLink } from './SettingsLink.tsx';

const { name, list } = resources.notifications;

/** What happened, newest first. It changes by itself while it is open, see `keepNotificationsFresh`. */
export default function NotificationsPage() {
  const translate = useTranslate();
  const controller = useContractList(name, list);
  const isEmpty = controller.total === 0 && Object.keys(controller.filterValues).length === 0;

  return (
    <ListContextProvider value={controller}>
      <Stack sx={{ gap: { xs: 2, md: 3 }, maxWidth: 880, mx: 'auto' }}>
        <ListHeader
          title={translate(paths.notifications.title)}
          countText="notifications.count"
          actions={
            <>
              <ReadAllButton />
              <SettingsLink />
            </>
          }
        />
        {isEmpty ? (
          <NoNotifications />
        ) : (
          <>
            <ListToolbar list={list} />
            <NotificationList />
            <ListPages />
          </>
        )}
      </Stack>
    </ListContextProvider>
  );
}
