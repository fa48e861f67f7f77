import { queryClient } from '../../data/queryClient.ts';
import type { Notification } from '../Notification.ts';
import { followNotifications, type LiveMessage } from './followNotifications.ts';
import { notificationsKey, unreadQuery } from './unreadQuery.ts';

/** Milliseconds in which many events, such as a rush of sign-ups, count as one reason to read the list again. */
const gathering = 250;

/**
 * Keeps the count and the lists of notifications as the server has them, until the answered function is called.
 *
 * @param onNotification told of each one that arises
 */
export function keepNotificationsFresh(
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
