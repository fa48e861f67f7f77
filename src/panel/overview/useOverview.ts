import { useQuery } from '@tanstack/react-query';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';
import { organizationId } from '../data/organizationId.ts';

/** Read again whenever the window is seen again, so that what needs you today is today's. */
export function useOverview() {
  return useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) =>
      answerOf(
        client.GET('/organizations/{id}/overview', { params: { path: { id: organizationId() } }, signal }),
      ),
  });
}
