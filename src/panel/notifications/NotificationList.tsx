import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'react-admin';
import { paths } from '../../contract/paths.ts';
import { LoadFailure } from '../kit/state/LoadFailure.tsx';
import { AllRead } from './AllRead.tsx';
import type { Notification } from './Notification.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { NotificationSkeleton } from './NotificationSkeleton.tsx';

export function NotificationList() {
  const translate = useTranslate();
  const { data, error, refetch, isPlaceholderData } = useListContext<Notification>();

  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return <AllRead />;
  return (
    <Stack
      component="ul"
      aria-label={translate(paths.notifications.title)}
      aria-busy={!data || isPlaceholderData}
      sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}
    >
      {data?.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} />
      )) ?? <NotificationSkeleton />}
    </Stack>
  );
}
