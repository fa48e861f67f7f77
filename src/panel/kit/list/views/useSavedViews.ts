import { useQuery } from '@tanstack/react-query';
import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router';
import type { components } from '../../../../contract/generated/types.ts';
import { dataProvider } from '../../../data/dataProvider.ts';
import type { ListDefinition } from '../../../data/listQuery.ts';
import { queryClient } from '../../../data/queryClient.ts';
import { viewsKey } from '../../../data/storeItem.ts';
import { useIsAllowed } from '../../action/useMayDo.ts';
import { maxSize, readListUrl, writeListUrl } from '../listUrl.ts';

export type SavedView = components['schemas']['SavedViewListItem'];

/** Resource of the views themselves. */
const SAVED_VIEWS = 'saved-views';

/** Parameter of a list's address that names the view. */
export const VIEW = 'view';

/**
 * The views of a list that the user may see, by name. Those of the last visit until they are read, so that the
 * list does not move when they come; none where they cannot be read, for the list is there all the same.
 */
export function useSavedViews(list: string): readonly SavedView[] {
  const isAllowed = useIsAllowed()('listSavedViews');
  const [kept, keep] = useStore<readonly SavedView[] | undefined>(viewsKey(list), undefined);
  const { data } = useQuery(
    {
      queryKey: viewsQueryKey(list),
      queryFn: async ({ signal }) => {
        const { data: views } = await dataProvider.getList<SavedView>(SAVED_VIEWS, {
          pagination: { page: 1, perPage: maxSize },
          sort: { field: 'name', order: 'ASC' },
          filter: { list },
          signal,
        });
        // Nothing is kept of no views: rows are drawn ahead only where nothing is (drawRows).
        keep(views.length > 0 ? views : undefined);
        return views;
      },
      enabled: isAllowed,
      staleTime: 60_000,
    },
    queryClient,
  );
  return data ?? kept ?? [];
}

export const viewsQueryKey = (list: string) => [SAVED_VIEWS, 'getList', list] as const;

/** The view that the address names, if the user may see it. */
export function useOpenView(list: string): SavedView | undefined {
  const [search] = useSearchParams();
  const id = search.get(VIEW);
  return useSavedViews(list).find((view) => view.id === id);
}

/** Query of a list's state without its page, in one notation, to compare and to keep. */
export function queryOf(list: ListDefinition, search: URLSearchParams): string {
  const query = writeListUrl(list, { ...readListUrl(list, search), page: 1 });
  query.sort();
  return query.toString();
}
