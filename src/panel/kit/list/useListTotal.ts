import { useGetList } from 'react-admin';
import type { ContractRecord } from '../ContractRecord.ts';

interface TotalOptions {
  /** Record that the list belongs to; default: the foundation. */
  readonly ownerId?: string;
  readonly enabled?: boolean;
}

/** Number of records under a filter, without reading them; `undefined` while loading. */
export function useListTotal(
  resource: string,
  filter: Readonly<Record<string, string>>,
  { ownerId, enabled = true }: TotalOptions = {},
): number | undefined {
  const { total } = useGetList<ContractRecord>(
    resource,
    {
      pagination: { page: 1, perPage: 1 },
      filter,
      meta: { list: true, ...(ownerId !== undefined && { ownerId }) },
    },
    { enabled, placeholderData: (previous) => previous },
  );
  return total;
}
