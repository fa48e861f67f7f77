import { useQuery } from '@tanstack/react-query';
import { resources } from '../../../contract/generated/resources.ts';
import { answerOf } from '../../data/answerOf.ts';
import { client } from '../../data/client.ts';

/** Whoever created the event, if they are still in the team; who is not is nothing to be told about. */
export function useCreator(id: string) {
  return useQuery({
    queryKey: [resources['organization-coordinators'].name, 'contact', id],
    queryFn: ({ signal }) =>
      answerOf(
        client.GET('/organization-coordinators/{id}', {
          params: { path: { id } },
          headers: { 'no-toast': 'true' },
          signal,
        }),
      ),
    retry: false,
  });
}
