import { readFileSync } from 'node:fs';

/** What a process has in memory; NaN where the system does not tell, as only Linux does. */
export function residentMegabytes(pid: number | undefined): number {
  try {
    const [, kB] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kB) / 1024;
  } catch {
    return Number.NaN;
  }
}
