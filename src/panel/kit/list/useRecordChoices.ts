import { useQuery } from '@tanstack/react-query';
import { resourceOf } from '../../../contract/resourceOf.ts';
import { queryClient } from '../../data/queryClient.ts';
import { useSessionStore } from '../../data/sessionStore.ts';
import { recordName } from '../ContractRecord.ts';
import { maxSize } from './listUrl.ts';
import { recordsQuery } from './recordsQuery.ts';

export interface RecordChoice {
  readonly id: string;
  readonly name: string;
  /** Whether it is the user's own record. */
  readonly isOwn: boolean;
}

/**
 * Records of a resource to choose from, in its list's order, the user's own first; undefined while loading. If there
 * are more than a drop-down takes (`hasMore`), a `RecordPicker` finds them.
 */
export function useRecordChoices(resource: string) {
  const own = useSessionStore(({ user }) => user?.id);
  const { label } = resourceOf(resource);
  // By name: a dialog stands outside of the provider.
  const { data, error, refetch } = useQuery(recordsQuery(resource, { perPage: maxSize }), queryClient);
  const choices = data?.data.map(
    (record): RecordChoice => ({
      ...{ id: record.id, name: recordName(label, record), isOwn: record.id === own },
    }),
  );
  choices?.sort((one, other) => Number(other.isOwn) - Number(one.isOwn));
  return { choices, hasMore: (data?.total ?? 0) > maxSize, error, refetch };
}
