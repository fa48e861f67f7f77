import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';

/** What the signed-in user is notified of. Read anew each time: it may have been changed on another device. */
export function usePreferences() {
  return useQuery({
    queryKey: ['notification-preferences'],
    queryFn: ({ signal }) => answerOf(client.GET('/users/notification-preferences', { signal })),
    gcTime: 0,
  });
}
