import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Who reads a list of volunteers. */
export interface Reading {
  readonly url: string;
  readonly cookie: string;
  readonly organizationId: string;
}

export interface Reader {
  /** In milliseconds, how long each page took since the last time. */
  readonly times: () => Promise<readonly number[]>;
  readonly stop: () => Promise<unknown>;
}

/** Reads one page after the other, in a thread of its own: what makes the load must not keep it waiting. */
export function startReader(reading: Reading): Reader {
  const thread = new Worker(new URL('./readerThread.ts', import.meta.url), { workerData: reading });
  return {
    times: async () => {
      thread.postMessage('times');
      const [times] = await once(thread, 'message');
      return times;
    },
    stop: () => thread.terminate(),
  };
}
