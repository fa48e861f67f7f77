import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import packageFile from '../../../package.json' with { type: 'json' };
import { freePort } from '../../build/panel/freePort.ts';

export interface RunningServer {
  readonly url: string;
  readonly pid: number;
  /** Milliseconds from the start of the process to its first 200. */
  readonly startedIn: number;
  readonly stop: () => Promise<void>;
}

const TIMEOUT_MS = 120_000;
const LOOK_EVERY_MS = 5;

/** Node flags of `npm start`. */
export const nodeFlags = packageFile.scripts.start.split(' ').filter((word) => word.startsWith('--'));

/**
 * Runs a server in its own process, as in production, and waits until it is healthy.
 * @param environment its database, by DATABASE_URL or DATA_DIR, and other variables
 */
export async function runServer(
  script: string,
  environment: Readonly<Record<string, string>>,
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, ...inherited } = process.env;
  const started = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, join(import.meta.dirname, '../../..', script)], {
    env: { ...inherited, NODE_ENV: 'production', DEMO: '1', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || performance.now() - started > TIMEOUT_MS)
      throw new Error(`${script} did not start`);
    await delay(LOOK_EVERY_MS);
  }
  return {
    url,
    pid: child.pid ?? 0,
    startedIn: performance.now() - started,
    stop: async () => {
      // False if it has already ended.
      if (child.kill('SIGTERM')) await once(child, 'exit');
    },
  };
}

async function isHealthy(url: string): Promise<boolean> {
  return fetch(`${url}/api/health`).then(
    (response) => response.ok,
    () => false,
  );
}
