import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { ListDefinition, ListState } from './ListState.ts';
import { readListUrl, writeListUrl } from './listUrl.ts';

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
