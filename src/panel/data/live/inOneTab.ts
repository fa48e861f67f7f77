import { whileVisible } from './whileVisible.ts';

/**
 * Runs the work in only one tab of the browser; when that tab closes, another takes over. Meant for
 * long-lived connections: HTTP/1.1 allows six per host, so with too many tabs all requests would hang.
 *
 * @param name of the lock the tabs share
 * @param work must end with its signal; if it ends by itself, the next tab takes its turn
 */
export async function inOneTab(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  // Web Locks need https or localhost. Without them each visible tab works, usually one per window.
  if (!('locks' in navigator)) return whileVisible(signal, work);
  try {
    await navigator.locks.request(name, { signal }, () => work(signal));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
