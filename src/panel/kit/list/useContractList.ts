import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { type ListControllerResult, useDataProvider, useRecordSelection } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { ContractRecord } from '../ContractRecord.ts';
import { type ListDefinition, type ListState, maxSize } from './ListState.ts';
import { readListUrl, writeListUrl } from './listUrl.ts';

interface ListScope {
  /** What all that is listed has in common; not a filter that a person sets. The same object each time. */
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
  // Not `useGetList`: it renders the list anew whenever a call begins and ends, and copies each record, which knows
  // less than a profile, to where profiles are looked for.
  const dataProvider = useDataProvider();
  const params = {
    pagination: { page, perPage: size },
    sort,
    filter: { ...filters, ...filter },
    meta: { list: true, ...(ownerId !== undefined && { ownerId }) },
  };
  const { data, error, isPending, isPlaceholderData, isSuccess, refetch } = useQuery({
    queryKey: [resource, 'getList', params],
    queryFn: ({ signal }) => dataProvider.getList<ContractRecord>(resource, { ...params, signal }),
    placeholderData: keepPreviousData,
  });
  const total = data?.total;

  // The last record of the last page may have been deleted, or the address may be old.
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / size));
  const isBeyond = isSuccess && !isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, change]);

  // The same until something of it changes: the router renders whoever can navigate with each step that it takes.
  return useMemo(() => {
    const setFilters = (filters: Record<string, string>) => change({ filters });
    return {
      data: data?.data,
      total,
      error,
      isPending,
      isPlaceholderData,
      refetch,
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
      onSelectAll: () => selection.select(data?.data.map(({ id }) => id) ?? []),
    } as ListControllerResult<ContractRecord>;
  }, [
    resource,
    page,
    size,
    sort,
    filters,
    filter,
    change,
    lastPage,
    data,
    total,
    error,
    isPending,
    isPlaceholderData,
    refetch,
    selectedIds,
    selection,
  ]);
}

export type ChangeList = (change: Partial<ListState>, options?: { replace?: boolean }) => void;

/** The state of a list, kept nowhere but in the address: back, reload and a shared link just work. */
export function useListUrl(list: ListDefinition): [ListState, ChangeList] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readListUrl(list, search), [list, search]);

  const change = useCallback<ChangeList>(
    (change, options) =>
      // Whatever changes but the page makes other pages, so it starts with the first.
      setSearch((current) => {
        const next = writeListUrl(list, { ...readListUrl(list, current), page: 1, ...change });
        for (const [name, value] of current) if (!isOfList(list, name)) next.set(name, value);
        return next;
      }, options),
    [list, setSearch],
  );
  return [state, change];
}

/** What else is in the address, such as the tab that the list is in, is not the list's to change. */
function isOfList({ filters }: ListDefinition, name: string): boolean {
  return ['q', 'sort', 'page', 'size'].includes(name) || filters.some((filter) => filter.name === name);
}
