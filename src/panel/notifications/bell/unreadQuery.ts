import { answerOf, client } from '../../data/client.ts';

/** Cache key prefix of everything about notifications, including react-admin's lists. */
export const notificationsKey = ['notifications'];

/** react-query options: the signed-in user's number of unread notifications. */
export const unreadQuery = {
  queryKey: [...notificationsKey, 'unreadCount'],
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<number> => {
    const { unreadCount } = await answerOf(
      client.GET('/notifications', {
        params: { query: { page: 0, size: 1, unread: true } },
        // A background call, so its failure is not reported.
        headers: { 'no-toast': 'true' },
        signal,
      }),
    );
    return unreadCount;
  },
};
