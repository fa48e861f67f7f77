import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useRefresh } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { resources } from '../../../contract/generated/resources.ts';
import { paths } from '../../../contract/paths.ts';
import type { PanelDataProvider } from '../../data/dataProvider.ts';
import { maxSize, readListUrl } from '../../kit/list/listUrl.ts';
import { useListHref } from '../../kit/show/BackLink.tsx';

interface Queue {
  /** Those who wait, in the order of the list that the profile was opened from. */
  readonly ids: readonly string[];
  /** From 0; -1 for somebody who is not among them. */
  readonly index: number;
  /** Whether who waits is still being read. */
  readonly isPending: boolean;
  readonly open: (id: string) => void;
  /** Goes on to the next one; the last one stays. */
  readonly goOn: () => void;
}

const { name, list } = resources.volunteers;

/** Volunteers who wait for a decision. Those of the first look, so that "3 of 10" stays true until the end. */
export function useQueue(id: string): Queue {
  const { state } = useLocation();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<PanelDataProvider>();
  const href = useListHref(paths.volunteers.getHref());
  const begun = queueOf(state);
  const { data: found = [], isLoading } = useQuery({
    queryKey: [name, 'getQueue', href],
    enabled: begun === undefined,
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const { filters, sort } = readListUrl(list, new URLSearchParams(href.split('?')[1]));
      const { data } = await dataProvider.getList(name, {
        ...{ sort, filter: { ...filters, accountStatus: 'pending' } },
        ...{ pagination: { page: 1, perPage: maxSize }, signal },
      });
      return data.map((volunteer) => String(volunteer.id));
    },
  });
  const ids = begun ?? found;
  const index = ids.indexOf(id);
  // The entry is replaced, so that Back leads to the list.
  const open = (next: string) =>
    void navigate(paths.volunteer.getHref({ profileId: next }), {
      replace: true,
      state: { ...state, queue: ids },
    });
  return {
    ids,
    index,
    isPending: isLoading,
    open,
    goOn: () => {
      const next = ids[index + 1];
      if (index < 0 || next === undefined) return refresh();
      open(next);
      void queryClient.invalidateQueries({ queryKey: [name] });
    },
  };
}

function queueOf(state: unknown): readonly string[] | undefined {
  const queue = (state as { queue?: unknown } | null)?.queue;
  return Array.isArray(queue) ? queue.map(String) : undefined;
}
