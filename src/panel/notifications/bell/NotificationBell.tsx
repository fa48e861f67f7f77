import BellIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { queryClient } from '../../data/queryClient.ts';
import { useCurrentPath } from '../../shell/VisitorLinks.tsx';
import type { Notification } from '../NotificationMessage.tsx';
import { followNotifications, type LiveMessage } from './followNotifications.ts';
import { notificationsKey, unreadQuery } from './unreadQuery.ts';

/** Link to the notifications with the live unread count. Announces new ones to screen readers. */
export default function NotificationBell({ userId }: { readonly userId: string }) {
  const translate = useTranslate();
  const { unread, latest } = useLiveNotifications(userId);
  const isOpen = useCurrentPath() === paths.notifications;

  return (
    <>
      <IconButton
        component={Link}
        to={paths.notifications.getHref()}
        color="inherit"
        aria-label={translate('shell.bell.label', { smart_count: unread })}
        aria-current={isOpen ? 'page' : undefined}
        sx={{ color: isOpen ? 'primary.main' : 'text.secondary' }}
      >
        <Badge badgeContent={unread} max={99} color="error">
          <BellIcon />
        </Badge>
      </IconButton>
      <Box aria-live="polite" aria-atomic sx={visuallyHidden}>
        {latest && translate('shell.bell.new', { message: latest.message })}
      </Box>
    </>
  );
}

interface LiveNotifications {
  /** 0 until loaded. */
  readonly unread: number;
  /** The latest notification that arrived while the page was open. */
  readonly latest: Notification | undefined;
}

function useLiveNotifications(userId: string): LiveNotifications {
  const [latest, setLatest] = useState<Notification>();
  // The header is outside react-admin, so it needs the client explicitly; it is the same one.
  const { data: unread = 0 } = useQuery(unreadQuery, queryClient);

  useEffect(() => keepNotificationsFresh(userId, setLatest), [userId]);
  return { unread, latest };
}

/** Debounce in milliseconds, so that a burst of events causes one refetch. */
const gathering = 250;

/**
 * Keeps the cached count and lists in sync with the server until the returned function is called.
 *
 * @param onNotification called for each new notification
 */
function keepNotificationsFresh(
  userId: string,
  onNotification: (notification: Notification) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isFirst = true;
  const readAgain = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: notificationsKey }), gathering);
  };

  const take = (message: LiveMessage) => {
    if ('opened' in message) {
      // At the first opening of the stream, the page's data is fresh.
      if (!isFirst) readAgain();
      isFirst = false;
      return;
    }
    const { type, data } = message.event;
    if (type === 'notification') onNotification(JSON.parse(data) as Notification);
    if (type !== 'unread' || setUnread(Number(data))) readAgain();
  };

  const stop = followNotifications(userId, take);
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** @returns whether the count has changed: the stream also sends it each time it opens */
function setUnread(unread: number): boolean {
  const before = queryClient.getQueryData(unreadQuery.queryKey);
  queryClient.setQueryData(unreadQuery.queryKey, unread);
  return before !== undefined && before !== unread;
}
