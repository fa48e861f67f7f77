import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import type { Hashing } from './hashingThread.ts';

/**
 * Threads of their own, one a core, which give way to whatever else there is to do: hashing takes all the processor there
 * is for milliseconds, and nobody who reads a list is to wait while others sign in.
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

/** A hash that no password has: for an account without one, and so that an unknown address takes as long as a known one. */
export function hashOfNobody(): Promise<string> {
  nobody ??= hashPassword(crypto.randomUUID());
  return nobody;
}

/** Whether the password is the account's; takes the same time where there is no account. */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const hash = passwordHash ?? (await hashOfNobody());
  const right = await threads.run({ password, hash });
  return right === true && passwordHash !== undefined;
}
