import { inTransaction } from '../db/transaction.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Handlers } from '../http/Call.ts';
import { announce } from '../live/announce.ts';
import type { Services } from '../services.ts';
import { asNotification } from './asNotification.ts';
import { countUnread, findNotification, listNotifications, markRead } from './notificationStore.ts';
import { streamNotifications } from './streamNotifications.ts';
import { createStreamPlaces } from './streamPlaces.ts';

type NotificationOperation =
  | 'listNotifications'
  | 'readNotification'
  | 'readAllNotifications'
  | 'streamNotifications';

/**
 * The signed-in user's own notifications: list, reading, and as they arise.
 * @param closing aborted when the server is to close: ends the streams
 */
export function notificationOperations(
  services: Services,
  closing: AbortSignal,
): Handlers<NotificationOperation> {
  const { db } = services;
  const places = createStreamPlaces(closing);

  /** The user's other windows learn of it too. */
  const read = (id: string | undefined, accountId: string): Promise<void> =>
    inTransaction(db, async (trx) => {
      if ((await markRead(id, accountId, trx)) > 0) await announce('notifications', [accountId], trx);
    });

  return {
    listNotifications: async ({ user, query, language }) => {
      const [page, unreadCount] = await Promise.all([
        listNotifications(user.id, { ...query, language }, db),
        countUnread(user.id, db),
      ]);
      return {
        ...page,
        content: page.content.map((record) => asNotification(record, language)),
        unreadCount,
      };
    },

    readNotification: async ({ user, params: { id }, language }) => {
      await read(id, user.id);
      const notification = await findNotification(id, user.id, db);
      if (!notification) throw new ApiError('not_found');
      return asNotification(notification, language);
    },

    readAllNotifications: async ({ user }) => {
      await read(undefined, user.id);
      return undefined;
    },

    streamNotifications: async (call) => streamNotifications(call, services, places),
  };
}
