import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useContext, useEffect, useMemo } from 'react';
import {
  type DataProvider,
  type GetListParams,
  type ListControllerResult,
  type RaRecord,
  useDataProvider,
  useRecordSelection,
} from 'react-admin';
import { UNSAFE_DataRouterContext, useLocation, useSearchParams } from 'react-router';
import type { ListDefinition } from '../../data/listQuery.ts';
import type { ContractRecord } from '../ContractRecord.ts';
import { type ListState, maxSize, readListUrl, writeListUrl } from './listUrl.ts';

interface ListScope {
  /** A fixed filter that the user cannot change. Must be a stable object. */
  readonly filter?: Readonly<Record<string, string>>;
  /** Record that the list belongs to, such as the event of its participants; default: the foundation. */
  readonly ownerId?: string;
}

/**
 * react-admin's list controller for a list of the contract, for `<ListContextProvider>`. Unlike
 * `useListController`, its address uses the contract's terms instead of JSON and is validated (see
 * `readListUrl`).
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
  // Not `useGetList`: it rerenders the list whenever a call starts and ends, and writes each list record,
  // which has fewer fields than a profile, into the profile's cache.
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

  // The last record of the last page may have been deleted, or the address may be outdated.
  const lastPage = Math.max(1, Math.ceil((total ?? 0) / size));
  const isBeyond = isSuccess && !isPlaceholderData && page > lastPage;
  useEffect(() => {
    if (isBeyond) change({ page: lastPage }, { replace: true });
  }, [isBeyond, lastPage, change]);

  // Memoised, because the router rerenders every component that can navigate on each step.
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
      showFilter: (name, value) => change(withFilter(name, String(value))),
      hideFilter: (name) => change(withFilter(name, '')),
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

export type ChangeList = (
  change: Partial<ListState> | ((current: ListState) => Partial<ListState>),
  options?: { replace?: boolean },
) => void;

/** Change of one filter; an empty value is none. */
export function withFilter(name: string, value: string) {
  return ({ filters }: ListState): Partial<ListState> => ({ filters: { ...filters, [name]: value } });
}

/** State of a list, stored only in the address, so that Back, reload and shared links work. */
export function useListUrl(list: ListDefinition): [ListState, ChangeList] {
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readListUrl(list, search), [list, search]);

  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const change = useCallback<ChangeList>(
    (change, options) =>
      setSearch((rendered) => {
        // Two filters may be set before the page is rendered again; the router knows the first already.
        const current = router ? new URLSearchParams(router.state.location.search) : rendered;
        const before = readListUrl(list, current);
        // Any other change alters the pages, so it goes to the first.
        const next = writeListUrl(list, {
          ...{ ...before, page: 1 },
          ...(typeof change === 'function' ? change(before) : change),
        });
        for (const [name, value] of current) if (!isOfList(list, name)) next.set(name, value);
        return next;
      }, options),
    [list, setSearch, router],
  );
  return [state, change];
}

/** Keep the other parameters of the address, such as the open tab. */
function isOfList({ filters }: ListDefinition, name: string): boolean {
  return ['q', 'sort', 'page', 'size'].includes(name) || filters.some((filter) => filter.name === name);
}

/** The list's current address, for the way back from a record. */
export function useListAddress(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}

/**
 * Reads all records of a list, page by page.
 * @param onProgress gets the number of records read so far
 */
export async function readAll<Listed extends ContractRecord | RaRecord>(
  dataProvider: DataProvider,
  resource: string,
  params: Omit<GetListParams, 'pagination'>,
  onProgress?: (read: number) => void,
): Promise<Listed[]> {
  const found: Listed[] = [];
  for (let page = 1; ; page += 1) {
    const pagination = { page, perPage: maxSize };
    const { data, total = 0 } = await dataProvider.getList(resource, { ...params, pagination });
    found.push(...data);
    onProgress?.(found.length);
    if (data.length === 0 || found.length >= total) return found;
  }
}
