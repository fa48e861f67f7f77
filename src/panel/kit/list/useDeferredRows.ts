import { useDeferredValue, useMemo } from 'react';
import type { ListControllerResult } from 'react-admin';
import type { ContractRecord } from '../ContractRecord.ts';

/**
 * The same list, but new rows are drawn in slices, so that a key or a press never waits for a hundred of them. Their
 * number comes with them.
 */
export function useDeferredRows(
  controller: ListControllerResult<ContractRecord>,
): ListControllerResult<ContractRecord> {
  const { data, total, isPending, isPlaceholderData } = controller;
  const rows = useMemo(
    () => ({ data, total, isPending, isPlaceholderData }),
    [data, total, isPending, isPlaceholderData],
  );
  return { ...controller, ...useDeferredValue(rows) } as ListControllerResult<ContractRecord>;
}
