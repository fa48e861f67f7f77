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

/** The way to the notifications, with how many are unread as it is now. New ones are told to screen readers. */
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
  /** 0 until it is known. */
  readonly unread: number;
  /** The last one that came while the page was open. */
  readonly latest: Notification | undefined;
}

function useLiveNotifications(userId: string): LiveNotifications {
  const [latest, setLatest] = useState<Notification>();
  // The header is outside of react-admin, which gives its pages the same client.
  const { data: unread = 0 } = useQuery(unreadQuery, queryClient);

  useEffect(() => keepNotificationsFresh(userId, setLatest), [userId]);
  return { unread, latest };
}

/** Milliseconds in which many events, such as a rush of sign-ups, count as one reason to read the list again. */
const gathering = 250;

/**
 * Keeps the count and the lists of notifications as the server has them, until the answered function is called.
 *
 * @param onNotification told of each one that arises
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
      // What is on the page was read a moment ago when the stream opens for the first time.
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

/** @returns whether the lists are another: the stream tells the count each time it opens, too */
function setUnread(unread: number): boolean {
  const before = queryClient.getQueryData(unreadQuery.queryKey);
  queryClient.setQueryData(unreadQuery.queryKey, unread);
  return before !== undefined && before !== unread;
}
