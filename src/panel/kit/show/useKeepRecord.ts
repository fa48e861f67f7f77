import { useQueryClient } from '@tanstack/react-query';
import type { ContractRecord } from '../ContractRecord.ts';

/** Returns a function that shows a record as the API has answered it, and lets lists be read anew. */
export function useKeepRecord(resource: string): (record: Pick<ContractRecord, 'id'>) => Promise<void> {
  const queryClient = useQueryClient();
  return (record) => {
    queryClient.setQueriesData({ queryKey: [resource, 'getOne', { id: record.id }] }, record);
    return queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
}
