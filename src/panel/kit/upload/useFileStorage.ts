import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { answerOf, client } from '../../data/client.ts';
import { organizationId } from '../../data/sessionStore.ts';

/** Used and maximum storage of the foundation's files. */
export function useFileStorage() {
  const [id] = useState(organizationId);
  return useQuery({
    queryKey: ['file-storage', id],
    queryFn: ({ signal }) =>
      answerOf(client.GET('/organizations/{id}/file-storage', { params: { path: { id } }, signal })),
  });
}
