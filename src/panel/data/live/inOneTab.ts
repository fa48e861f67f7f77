import { whileVisible } from './whileVisible.ts';

/**
 * Does the work in one tab of the browser only; when that tab is closed, another takes over. For what holds a
 * connection open: a browser has six for a host on HTTP/1.1, and a tab too many would wait for ever.
 *
 * @param name what the tabs share
 * @param work ends with its signal; when it ends by itself, the next tab takes its turn
 */
export async function inOneTab(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  // Only https and localhost have locks; elsewhere a tab works while it is seen, which is one for a window.
  if (!('locks' in navigator)) return whileVisible(signal, work);
  try {
    await navigator.locks.request(name, { signal }, () => work(signal));
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
