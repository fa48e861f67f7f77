import { setTimeout as delay } from 'node:timers/promises';

/**
 * Repeats work with pauses until the signal is aborted.
 * @param onFailure called once for several failures in a row, as while the database is down
 */
export async function poll(
  work: () => Promise<unknown>,
  pauseMs: number,
  onFailure: (error: unknown) => void,
  signal: AbortSignal,
): Promise<void> {
  let isWell = true;
  while (!signal.aborted) {
    try {
      await work();
      isWell = true;
    } catch (error) {
      if (isWell) onFailure(error);
      isWell = false;
    }
    await delay(pauseMs, undefined, { signal }).catch(() => {});
  }
}
