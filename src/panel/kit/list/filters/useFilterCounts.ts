import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ResourceName, resources } from '../../../../contract/generated/resources.ts';
import type { components } from '../../../../contract/generated/types.ts';
import { answerOf, client } from '../../../data/client.ts';
import { filterQuery, type ListDefinition } from '../../../data/listQuery.ts';
import { organizationId } from '../../../data/sessionStore.ts';

/** Number of records of each choice, the most frequent first. */
export type ChoiceCounts = ReadonlyMap<string, number>;

type Lists = NonNullable<(typeof resources)[ResourceName]['list']>;
type CountsPath = NonNullable<Lists['counts']>['path'];
type Counts = components['schemas']['FilterCounts'];

/**
 * Counts of the choices of each filter, together with the other filters; undefined while they load, and for a
 * search if the operation does not take it.
 */
export function useFilterCounts(
  { counts, ...list }: ListDefinition,
  filters: Readonly<Record<string, string>>,
): ReadonlyMap<string, ChoiceCounts> | undefined {
  const isCounted = counts !== null && (counts.search || !filters.q);
  const { data } = useQuery({
    queryKey: [counts?.operationId, filters],
    enabled: isCounted,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      answerOf(
        client.GET(counts?.path as CountsPath, {
          // Like those of a list, the parameters are those of the table.
          params: {
            path: { id: organizationId() },
            query: filterQuery({ counts, ...list }, { filter: filters }) as never,
          },
          signal,
        }),
      ),
  });
  return isCounted && data ? countsOf(data) : undefined;
}

function countsOf({ filters }: Counts): ReadonlyMap<string, ChoiceCounts> {
  return new Map(
    filters.map(({ name, choices }) => [name, new Map(choices.map(({ value, count }) => [value, count]))]),
  );
}
