import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { tabParam } from '../show/tabParam.ts';
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
        // The part of the page that the list is in is not the list's to change.
        const tab = current.get(tabParam);
        if (tab) next.set(tabParam, tab);
        return next;
      }, options),
    [list, setSearch],
  );
  return [state, change];
}
