import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

export interface Program {
  /** Its output so far. */
  readonly output: () => string;
  readonly pid: number | undefined;
  /** Stops it by a signal, default SIGTERM, and returns its exit code or the signal that killed it. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | NodeJS.Signals | null>;
}

/**
 * Starts a Node program of the project and waits until it responds.
 * @param answers URL that responds once the program is ready
 * @throws Error with its exit code and output when it ends before that
 */
export async function startProgram(
  args: readonly string[],
  { cwd, environment = {}, answers }: { cwd: string; environment?: Record<string, string>; answers: string },
): Promise<Program> {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text));
  // An aborted test run leaves no process behind.
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  child.once('exit', () => process.off('exit', killed));

  while (!(await isAnswered(answers))) {
    if (hasEnded(child))
      throw new Error(`${args.join(' ')} ended with ${child.exitCode ?? child.signalCode}:\n${output}`);
    await delay(50);
  }
  return {
    output: () => output,
    pid: child.pid,
    stop: async (signal = 'SIGTERM') => {
      if (!hasEnded(child)) {
        child.kill(signal);
        await once(child, 'exit');
      }
      return child.exitCode ?? child.signalCode;
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function isAnswered(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}
