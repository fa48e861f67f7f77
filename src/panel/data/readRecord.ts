import { dataProvider } from './dataProvider.ts';
import { queryClient } from './queryClient.ts';

/**
 * Prefetches a record into the cache entry of react-admin's `useGetOne`, unless it is there. Never throws:
 * the page that shows the record reports the error.
 */
export async function readRecord(resource: string, id: string): Promise<void> {
  const queryKey = [resource, 'getOne', { id }];
  // The page shows a cached record at once and refetches it itself.
  if (queryClient.getQueryData(queryKey)) return;
  await queryClient.prefetchQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.getOne(resource, { id, signal })).data,
  });
}
