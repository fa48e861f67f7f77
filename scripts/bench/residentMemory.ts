import { readFileSync } from 'node:fs';

/** What a process has in memory, in MB. Linux tells it by itself. */
export function residentMemory(pid: number): number {
  const [, kB = 'NaN'] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kB) / 1024;
}
