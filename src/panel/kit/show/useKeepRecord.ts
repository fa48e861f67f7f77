import { useQueryClient } from '@tanstack/react-query';
import type { ContractRecord } from '../ContractRecord.ts';

/** Returns a function that shows a record as an act has answered it, and lets lists be read anew. */
export function useKeepRecord(resource: string): (record: ContractRecord) => Promise<void> {
  const queryClient = useQueryClient();
  return (record) => {
    queryClient.setQueryData([resource, 'getOne', { id: record.id }], record);
    return queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });
  };
}
