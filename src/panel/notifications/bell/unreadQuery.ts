import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';

/** All that was read of notifications, the lists of react-admin too, is kept below this. */
export const notificationsKey = ['notifications'];

/** For react-query: how many notifications the signed-in user has not read. */
export const unreadQuery = {
  queryKey: [...notificationsKey, 'unreadCount'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<number> => {
    const { unreadCount } = await answerOf(
      client.GET('/notifications', {
        params: { query: { page: 0, size: 1, unread: true } },
        // It is read beside whatever the person does, who is not told when that fails.
        headers: { 'no-toast': 'true' },
        signal,
      }),
    );
    return unreadCount;
  },
};
