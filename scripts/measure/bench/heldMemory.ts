import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { RunningServer } from './runServer.ts';

/** Environment of a server whose `heldMemory` is measured. */
export const collecting = {
  NODE_OPTIONS: `--expose-gc --import=${new URL('./collectOnSignal.ts', import.meta.url).href}`,
};

/** The system reclaims freed pages after a moment. */
const SETTLED_MS = 500;

/**
 * Memory in use by a process, in MB, after a garbage collection: the resident memory is mostly garbage, whose
 * amount depends on earlier load.
 */
export async function heldMemory({ pid, url }: Pick<RunningServer, 'pid' | 'url'>): Promise<number> {
  process.kill(pid, 'SIGUSR2');
  // A response shows that the signal was handled.
  await fetch(`${url}/api/health`);
  await delay(SETTLED_MS);
  return residentMegabytes(pid);
}

/** Resident memory of a process; NaN on systems other than Linux. */
export function residentMegabytes(pid: number | undefined): number {
  try {
    const [, kB] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kB) / 1024;
  } catch {
    return Number.NaN;
  }
}
