import { setTimeout as delay } from 'node:timers/promises';
import type { Line, Listen } from '../db/Listen.ts';
import type { Log } from '../log/createLog.ts';
import { type Channel, channels } from './channels.ts';

/** Called for each notice; with `null` if notices may have been missed, so the listener must check itself. */
export type Listener = (notice: string | null) => void;

/** Notices committed by any process. */
export interface Live {
  /** @returns unsubscribes */
  readonly subscribe: (channel: Channel, listener: Listener) => () => void;
  readonly close: () => Promise<void>;
}

/** Backoff while the database is unreachable: short at first, because most outages are. */
const PAUSES_MS = [250, 500, 1_000, 2_000, 5_000, 10_000];

/**
 * One listening connection for all subscribers, opened with the first and reopened when lost.
 *
 * @example
 * const unsubscribe = live.subscribe('notifications', (accountId) => { … });
 */
export function createLive(listen: Listen, log: Log): Live {
  const listeners = new Map<string, Set<Listener>>(channels.map((channel) => [channel, new Set()]));
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => stopping.signal.addEventListener('abort', () => resolve()));
  let work: Promise<void> | undefined;

  const tell = (channel: string, notice: string | null): void => {
    for (const listener of listeners.get(channel) ?? []) listener(notice);
  };

  const openLine = async (isFirstTry: boolean): Promise<Line | undefined> => {
    try {
      return await listen(channels, tell);
    } catch (err) {
      // Log once, not on each retry while the database is down.
      if (isFirstTry) log.error({ err }, 'the database does not pass on live messages');
      return undefined;
    }
  };

  const keepListening = async (): Promise<void> => {
    for (let failures = 0; !stopping.signal.aborted; ) {
      const line = await openLine(failures === 0);
      failures = line ? 0 : failures + 1;
      if (line) {
        for (const channel of channels) tell(channel, null);
        await Promise.race([line.lost, stopped]);
        await line.close().catch(() => {});
      }
      const pause = PAUSES_MS[Math.min(failures, PAUSES_MS.length - 1)];
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };

  return {
    subscribe: (channel, listener) => {
      work ??= keepListening();
      listeners.get(channel)?.add(listener);
      return () => listeners.get(channel)?.delete(listener);
    },
    close: async () => {
      stopping.abort();
      await work;
    },
  };
}
