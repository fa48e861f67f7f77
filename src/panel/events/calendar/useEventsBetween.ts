import { useQuery } from '@tanstack/react-query';
import { type DataProvider, useDataProvider } from 'react-admin';
import { resources } from '../../../contract/generated/resources.ts';
import { maxSize } from '../../kit/list/ListState.ts';
import type { EventListItem } from '../Event.ts';

const { name: resource } = resources.events;

interface Period {
  /** First day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  readonly filters: Readonly<Record<string, string>>;
}

/** All events of a period that match the filters, from all pages. */
export function useEventsBetween({ from, to, filters }: Period) {
  const dataProvider = useDataProvider();
  const filter = { ...filters, from, to };
  return useQuery({
    queryKey: [resource, 'getList', { all: filter }],
    queryFn: ({ signal }) => readAll(dataProvider, filter, signal),
    placeholderData: (previous) => previous,
  });
}

async function readAll(
  dataProvider: DataProvider,
  filter: object,
  signal: AbortSignal,
): Promise<EventListItem[]> {
  const found: EventListItem[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await dataProvider.getList<EventListItem>(resource, {
      pagination: { page, perPage: maxSize },
      sort: { field: 'startDate', order: 'ASC' },
      filter,
      signal,
    });
    found.push(...data);
    if (data.length === 0 || found.length >= total) return found;
  }
}
