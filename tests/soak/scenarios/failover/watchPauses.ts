import { setTimeout as delay } from 'node:timers/promises';

const EVERY_MS = 10;
/** What is shorter is no pause, but the usual. */
const PAUSE_MS = 1_000;

/** Watches how long a count stands still. */
export function watchPauses(count: () => number) {
  let [last, since, longest, isStopped, isGoingOn] = [count(), performance.now(), 0, false, false];
  const watching = (async () => {
    while (!isStopped) {
      await delay(EVERY_MS);
      const now = performance.now();
      if (count() === last) continue;
      const pause = now - since;
      if (pause > PAUSE_MS) isGoingOn = true;
      longest = Math.max(longest, pause);
      [last, since] = [count(), now];
    }
  })();
  return {
    /** Answers when it has grown again after it stood still. */
    whenGoingOn: async () => {
      while (!isGoingOn) await delay(EVERY_MS);
    },
    /** @returns the longest time that it stood still, in milliseconds */
    stop: () => {
      isStopped = true;
      void watching;
      return Math.round(longest);
    },
  };
}
