import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import { queryClient } from '../data/queryClient.ts';
import { notificationsKey } from './bell/unreadQuery.ts';

/** Marks one notification as read, then reads lists and count again. */
export async function markRead(id: string, { quiet = false } = {}): Promise<void> {
  await answerOf(
    client.POST('/notifications/{id}/read', {
      params: { path: { id } },
      ...(quiet && { headers: { 'no-toast': 'true' } }),
    }),
  );
  void queryClient.invalidateQueries({ queryKey: notificationsKey });
}
