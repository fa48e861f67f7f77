import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepNotificationsFresh, type Notification } from '../../data/live/keepNotificationsFresh.ts';
import { unreadQuery } from '../../data/live/unreadQuery.ts';
import { queryClient } from '../../data/queryClient.ts';

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
