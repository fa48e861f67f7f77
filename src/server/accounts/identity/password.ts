import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Hashing } from './hashingThread.ts';

/**
 * One low-priority thread per core: hashing uses a full core for milliseconds, and must not slow down other
 * requests.
 */
const threads = new Piscina<Hashing, string | boolean>({
  filename: new URL('./hashingThread.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: availableParallelism(),
  // The next one waits in the thread itself, which then need not ask for it.
  concurrentTasksPerWorker: 2,
  idleTimeout: 60_000,
  niceIncrement: 10,
});

export async function hashPassword(password: string): Promise<string> {
  return String(await threads.run({ password }));
}

let nobody: Promise<string> | undefined;

/**
 * A hash that matches no password: for accounts without one, and so that an unknown address takes as long as
 * a known one.
 */
export function dummyHash(): Promise<string> {
  nobody ??= hashPassword(crypto.randomUUID());
  return nobody;
}

/** Whether the password is the account's; takes the same time without an account. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const hash = passwordHash ?? (await dummyHash());
  const right = await threads.run({ password, hash });
  return right === true && passwordHash !== undefined;
}
