import { dataProvider } from './dataProvider.ts';
import { queryClient } from './queryClient.ts';

/** Reads a record to where react-admin's `useGetOne` looks for it, unless it is there. Never fails: who looks is told. */
export async function readRecord(resource: string, id: string): Promise<void> {
  const queryKey = [resource, 'getOne', { id }];
  // What was read before is shown at once, and read anew by the page.
  if (queryClient.getQueryData(queryKey)) return;
  await queryClient.prefetchQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.getOne(resource, { id, signal })).data,
  });
}
