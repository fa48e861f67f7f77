import { useEffect, useMemo, useRef, useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { ContractRecord } from '../../ContractRecord.ts';
import { readAll } from '../useContractList.ts';

interface Matching {
  /** All records that match the search and filters, on every page; `undefined` until they are asked for. */
  readonly matching: readonly ContractRecord[] | undefined;
  /** How many are read so far; `undefined` while none are being read. */
  readonly read: number | undefined;
  readonly select: () => void;
}

/**
 * Reads all records that match the list's search and filters. Any change of the list, its page or its selection
 * forgets them, so that nobody acts on records they no longer see.
 */
export function useMatching(): Matching {
  const { resource, data, filter, filterValues, sort, selectedIds } = useListContext<ContractRecord>();
  const dataProvider = useDataProvider();
  const [matching, setMatching] = useState<{ readonly of: object; readonly records: ContractRecord[] }>();
  const [read, setRead] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an identity that each of them changes
  const now = useMemo(() => ({}), [resource, data, filter, filterValues, sort, selectedIds]);
  const reading = useRef<AbortController>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the list stops the reading
  useEffect(
    () => () => {
      reading.current?.abort();
      setRead(undefined);
    },
    [now],
  );

  const select = async () => {
    const abort = new AbortController();
    reading.current = abort;
    const { signal } = abort;
    setRead(0);
    try {
      const records = await readAll<ContractRecord>(
        dataProvider,
        resource,
        { sort, filter: { ...filterValues, ...filter }, meta: { list: true }, signal },
        setRead,
      );
      if (!signal.aborted) setMatching({ of: now, records });
    } catch {
      // The failed call has told why.
    }
    if (!signal.aborted) setRead(undefined);
  };
  return {
    matching: matching?.of === now ? matching.records : undefined,
    read,
    select: () => void select(),
  };
}
