import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../data/queryClient.ts';
import type { Notification } from '../Notification.ts';
import { keepNotificationsFresh } from './keepNotificationsFresh.ts';
import { unreadQuery } from './unreadQuery.ts';

interface LiveNotifications {
  /** 0 until it is known. */
  readonly unread: number;
  /** The last one that came while the page was open. */
  readonly latest: Notification | undefined;
}

export function useLiveNotifications(userId: string): LiveNotifications {
  const [latest, setLatest] = useState<Notification>();
  // The header is outside of react-admin, which gives its pages the same client.
  const { data: unread = 0 } = useQuery(unreadQuery, queryClient);

  useEffect(() => keepNotificationsFresh(userId, setLatest), [userId]);
  return { unread, latest };
}
