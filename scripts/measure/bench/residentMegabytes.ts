import { readFileSync } from 'node:fs';

/** Resident memory of a process; NaN on systems other than Linux. */
export function residentMegabytes(pid: number | undefined): number {
  try {
    const [, kB] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Number(kB) / 1024;
  } catch {
    return Number.NaN;
  }
}
