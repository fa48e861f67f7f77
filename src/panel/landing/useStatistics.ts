import { useEffect, useState } from 'react';
import type { components } from '../../contract/generated/types.ts';
import { answerOf } from '../data/answerOf.ts';
import { client } from '../data/client.ts';

export type Statistics = components['schemas']['Statistics'];

/**
 * The public counters: `undefined` while they are on their way, `null` when they do not come, of which a visitor
 * is not told. Without react-query, which visitors do not load.
 */
export function useStatistics(): Statistics | null | undefined {
  const [statistics, setStatistics] = useState<Statistics | null>();

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    answerOf(client.GET('/statistics', { headers: { 'no-toast': 'true' }, signal })).then(
      setStatistics,
      () => {
        if (!signal.aborted) setStatistics(null);
      },
    );
    return () => leaving.abort();
  }, []);
  return statistics;
}
