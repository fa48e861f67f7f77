import { useQuery } from '@tanstack/react-query';
import { resourceOf } from '../../../contract/resourceOf.ts';
import { dataProvider } from '../../data/dataProvider.ts';
import { queryClient } from '../../data/queryClient.ts';
import { useSessionStore } from '../../data/sessionStore.ts';
import { type ContractRecord, recordName } from '../ContractRecord.ts';
import { maxSize } from './listUrl.ts';

export interface RecordChoice {
  readonly id: string;
  readonly name: string;
  /** Whether it is the user's own record. */
  readonly isOwn: boolean;
}

/** Records of a resource to choose from, in its list's order, the user's own first; undefined while loading. */
export function useRecordChoices(resource: string) {
  const own = useSessionStore(({ user }) => user?.id);
  const { label, list } = resourceOf(resource);
  const params = {
    pagination: { page: 1, perPage: maxSize },
    sort: list?.defaultSort ?? { field: 'id', order: 'ASC' as const },
    filter: {},
  };
  const { data, error, refetch } = useQuery(
    {
      queryKey: [resource, 'getList', params],
      queryFn: ({ signal }) => dataProvider.getList<ContractRecord>(resource, { ...params, signal }),
    },
    // By name: a dialog stands outside of the provider.
    queryClient,
  );
  const choices = data?.data.map(
    (record): RecordChoice => ({
      ...{ id: record.id, name: recordName(label, record), isOwn: record.id === own },
    }),
  );
  choices?.sort((one, other) => Number(other.isOwn) - Number(one.isOwn));
  return { choices, error, refetch };
}
