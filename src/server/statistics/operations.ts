import type { Handlers } from '../http/Call.ts';
import type { Services } from '../services.ts';
import { keptFor } from './keptFor.ts';
import { countEverything } from './statisticsStore.ts';

/** Anybody may ask as often as they like, so the database is asked once in so many seconds. */
const KEPT_SECONDS = 10;

/** Public counters. */
export function statisticsOperations({ db }: Services): Handlers<'getStatistics'> {
  const statistics = keptFor(KEPT_SECONDS * 1000, () => countEverything(db));
  return {
    getStatistics: async ({ reply }) => {
      const answer = await statistics();
      reply.header('cache-control', `public, max-age=${KEPT_SECONDS}`);
      return answer;
    },
  };
}
