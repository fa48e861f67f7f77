import { useDeferredValue, useMemo } from 'react';
import type { ListControllerResult } from 'react-admin';
import type { ContractRecord } from '../ContractRecord.ts';

/** So many rows are drawn before anybody notices. */
const FEW = 25;

/**
 * The same list, but many new rows are drawn in slices, so that a key or a press never waits for all of them. Their
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
  const drawn = useDeferredValue(rows);
  const shown = data !== undefined && data.length > FEW ? drawn : rows;
  return useMemo(
    () => ({ ...controller, ...shown }) as ListControllerResult<ContractRecord>,
    [controller, shown],
  );
}
