import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ephemeral range, from 32768 up, where the system could assign the port to a connection meanwhile.
 */
const FIRST = 20_000;
const END = 32_768;

/** A port that is free now and likely to stay free until the caller uses it. */
export async function freePort(): Promise<number> {
  let port: number;
  do port = randomInt(FIRST, END);
  while (!(await isFree(port)));
  return port;
}

/** Whether nothing listens on a port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
