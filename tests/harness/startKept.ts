import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Its standard input is the lifeline: when this process ends, however it does, the program is stopped and its
 * folder deleted.
 */
const KEEPER = '"$@" <&- & program=$!; cat >/dev/null; kill -INT $program; wait $program; rm -rf "$FOLDER"';

interface Kept {
  /** Its output on standard error. */
  readonly complaints: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts a program that ends with this process, in a folder that is then deleted. */
export function startKept(
  command: readonly string[],
  { folder, user }: { folder: string; user: { uid?: number; gid?: number } },
): Kept {
  const keeper = spawn('sh', ['-c', KEEPER, 'keeper', ...command], {
    ...user,
    cwd: folder,
    env: { PATH: process.env.PATH, FOLDER: folder },
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let complaints = '';
  keeper.stderr.on('data', (text) => {
    complaints += text;
  });
  return {
    complaints: () => complaints,
    stop: async () => {
      keeper.stdin.end();
      await once(keeper, 'exit');
    },
  };
}
