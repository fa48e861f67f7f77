import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that a system gives to connections by itself, from 32768 up: one of them could take it meanwhile. */
const FIRST = 20_000;
const END = 32_768;

/** A port on this machine that nobody listens on now, and nobody is likely to before the caller does. */
export async function freePort(): Promise<number> {
  let port: number;
  do port = randomInt(FIRST, END);
  while (!(await isFree(port)));
  return port;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
