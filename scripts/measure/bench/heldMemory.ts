import { setTimeout as delay } from 'node:timers/promises';
import { residentMegabytes } from './residentMegabytes.ts';
import type { RunningServer } from './runServer.ts';

/** With this a server can be asked for `heldMemory`. */
export const collecting = {
  NODE_OPTIONS: `--expose-gc --import=${new URL('./collectOnSignal.ts', import.meta.url).href}`,
};

/** The system takes pages back a moment after they are given free. */
const SETTLED_MS = 500;

/**
 * What a process holds, in MB. What it has in memory as it runs is mostly garbage: how much there may be before Node collects
 * it depends on what happened long before.
 */
export async function heldMemory({ pid, url }: Pick<RunningServer, 'pid' | 'url'>): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  // Once it answers, it has heard of it.
  await fetch(`${url}/api/health`);
  await delay(SETTLED_MS);
  return residentMegabytes(pid);
}
