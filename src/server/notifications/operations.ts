import { inTransaction } from '../core/db/transaction.ts';
import { ApiError } from '../core/http/ApiError.ts';
import type { Handlers, SignedInUser } from '../core/http/Call.ts';
import { announce } from '../core/live/announce.ts';
import type { Services } from '../core/services.ts';
import { asNotification } from './asNotification.ts';
import { countUnread, markRead, notifications } from './notificationStore.ts';
import { streamNotifications } from './streamNotifications.ts';
import { createStreamPlaces } from './streamPlaces.ts';

/**
 * The signed-in user's notifications: list, mark as read, live stream.
 * @param closing aborted on shutdown, which ends the streams
 */
export function notificationOperations(services: Services, closing: AbortSignal) {
  const { db } = services;
  const places = createStreamPlaces(closing);

  /** Also notifies the user's other windows. */
  const read = (id: string | undefined, user: SignedInUser): Promise<void> =>
    inTransaction(db, async (trx) => {
      if ((await markRead(id, user, trx)) > 0) await announce('notifications', [user.id], trx);
    });

  return {
    listNotifications: async ({ user, query, language }) => {
      const [page, unreadCount] = await Promise.all([
        notifications.page(user, { ...query, language }, db),
        countUnread(user, db),
      ]);
      return {
        ...page,
        content: page.content.map((record) => asNotification(record, language)),
        unreadCount,
      };
    },

    readNotification: async ({ user, params: { id }, language }) => {
      await read(id, user);
      const notification = await notifications.find(id, user, db);
      if (!notification) throw new ApiError('not_found');
      return asNotification(notification, language);
    },

    readAllNotifications: async ({ user }) => {
      await read(undefined, user);
      return undefined;
    },

    streamNotifications: async (call) => streamNotifications(call, services, places),
  } satisfies Partial<Handlers>;
}
