import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../panel/freePort.ts';

export interface RunningServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const PATIENCE_MS = 60_000;

/** Runs a server in a process of its own, as in production, and waits until it is healthy. */
export async function runServer(
  script: string,
  databaseUrl: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [join(import.meta.dirname, '../..', script)], {
    env: {
      ...process.env,
      ...environment,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      DEMO: '1',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${script} did not start`);
    await delay(100);
  }
  return {
    url,
    stop: async () => {
      // False for one that is gone already.
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
