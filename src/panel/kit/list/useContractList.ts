import { useEffect } from 'react';
import { type ListControllerResult, useGetList, useRecordSelection } from 'react-admin';
import type { ContractRecord } from '../ContractRecord.ts';
import { type ListDefinition, maxSize } from './ListState.ts';
import { useListUrl } from './useListUrl.ts';

interface ListScope {
  /** What all that is listed has in common; not a filter that a person sets. */
  readonly filter?: Readonly<Record<string, string>>;
  /** Record that the list belongs to, as an event's participants do; the foundation where none is named. */
  readonly ownerId?: string;
}

/**
 * react-admin's list controller for a list of the contract, to be given to `<ListContextProvider>`. It differs
 * from `useListController` in its address, which speaks the contract's words instead of JSON and is checked
 * against the contract (see `readListUrl`).
 *
 * @param resource its name in the contract
 */
export function useContractList(
  resource: string,
  list: ListDefinition,
  { filter, ownerId }: ListScope = {},
): ListControllerResult<ContractRecord> {
  const [{ page, size, sort, filters }, change] = useListUrl(list);
  const [selectedIds, selection] = useRecordSelection<ContractRecord>({
    resource,
    disableSyncWithStore: true,
  });
  const query = useGetList<ContractRecord>(
    resource,
    {
      pagination: { page, perPage: size },
      sort,
      filter: { ...filters, ...filter },
      // react-admin shows profiles from the items of lists too, and these know less than a profile.
      meta: { list: true, ...(ownerId !== undefined && { ownerId }) },
    },
    { placeholderData: (previous) => previous },
  );

  // The last record of the last page may have been deleted, or the address may be old.
  const lastPage = Math.max(1, Math.ceil((query.total ?? 0) / size));
  const isBeyond = query.isSuccess && !query.isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, change]);

  const setFilters = (filters: Record<string, string>) => change({ filters });
  return {
    ...query,
    resource,
    sort,
    page,
    perPage: size,
    filter,
    filterValues: filters,
    displayedFilters: filters,
    hasPreviousPage: page > 1,
    hasNextPage: page < lastPage,
    selectedIds,
    setSort: (sort) => change({ sort }),
    setPage: (page) => change({ page }),
    setPerPage: (size) => change({ size: Math.min(size, maxSize) }),
    setFilters,
    showFilter: (name, value) => setFilters({ ...filters, [name]: String(value) }),
    hideFilter: (name) =>
      setFilters(Object.fromEntries(Object.entries(filters).filter(([key]) => key !== name))),
    onSelect: selection.select,
    onToggleItem: selection.toggle,
    onUnselectItems: () => selection.clearSelection(),
    onSelectAll: () => selection.select(query.data?.map(({ id }) => id) ?? []),
  } as ListControllerResult<ContractRecord>;
}
