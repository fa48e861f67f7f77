import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Its standard input is our lifeline: when this process ends, however it does, the program ends and its folder goes. */
const KEEPER = '"$@" <&- & program=$!; cat >/dev/null; kill -INT $program; wait $program; rm -rf "$FOLDER"';

interface Kept {
  /** What it wrote on standard error. */
  readonly complaints: () => string;
  readonly stop: () => Promise<void>;
}

/** A program that ends with this process, in a folder of its own that is deleted with it. */
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
