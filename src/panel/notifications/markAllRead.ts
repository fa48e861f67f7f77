import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import { queryClient } from '../data/queryClient.ts';
import { notificationsKey, unreadQuery } from './bell/unreadQuery.ts';

/** Marks everything as read, then reads the lists again. */
export async function markAllRead(): Promise<void> {
  await answerOf(client.POST('/notifications/read-all'));
  queryClient.setQueryData(unreadQuery.queryKey, 0);
  void queryClient.invalidateQueries({ queryKey: notificationsKey });
}
