import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Kills a process by SIGKILL with all that it has started, and answers when they are gone. Linux only: it reads /proc. */
export async function killTree(root: number | undefined): Promise<void> {
  if (root === undefined) return;
  // Whoever could start others first.
  const pids = [root, ...descendantsOf(root)];
  for (const pid of pids) kill(pid);
  while (pids.some(isAlive)) await delay(10);
}

function descendantsOf(root: number): number[] {
  const parents = new Map(readProcesses().map(({ pid, parent }) => [pid, parent]));
  const found = [root];
  for (const one of found) for (const [pid, parent] of parents) if (parent === one) found.push(pid);
  return found.slice(1);
}

function readProcesses(): { pid: number; parent: number; state: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)) ?? []);
}

function readProcess(pid: number): { pid: number; parent: number; state: string } | undefined {
  try {
    // Behind the name, which stands in brackets and may hold anything.
    const [state = '', parent] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { pid, parent: Number(parent), state };
  } catch {
    return undefined;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** One that nobody has asked for its end yet is gone, too. */
function isAlive(pid: number): boolean {
  const found = readProcess(pid);
  return found !== undefined && found.state !== 'Z';
}
