import type { SortPayload } from 'react-admin';
import { resourceOf } from '../../../contract/resourceOf.ts';
import { dataProvider } from '../../data/dataProvider.ts';
import type { ContractRecord } from '../ContractRecord.ts';

interface AskedRecords {
  /** At most this many. */
  readonly perPage: number;
  /** Words to search for; all records by default. */
  readonly q?: string;
  /** Default: the list's own. */
  readonly sort?: SortPayload | undefined;
}

/**
 * Query of the first records of a resource's list, for who shows them outside of a list page.
 * @example useQuery(recordsQuery('volunteers', { perPage: 10, q: 'Anna' }), queryClient)
 */
export function recordsQuery(resource: string, { perPage, q = '', sort }: AskedRecords) {
  const params = {
    pagination: { page: 1, perPage },
    sort: sort ?? resourceOf(resource).list?.defaultSort ?? { field: 'id', order: 'ASC' as const },
    filter: q === '' ? {} : { q },
  };
  return {
    queryKey: [resource, 'getList', params],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      dataProvider.getList<ContractRecord>(resource, { ...params, signal }),
  };
}
