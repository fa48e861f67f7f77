/**
 * Waits, but no longer than until something speaks for another try: the network is back, or the person is.
 * Ends at once with the signal.
 */
export function waitForChance(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const isOver = new AbortController();
    const end = () => {
      clearTimeout(timer);
      isOver.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const until = { signal: isOver.signal };
    signal.addEventListener('abort', end, until);
    window.addEventListener('online', end, until);
    document.addEventListener('visibilitychange', () => !document.hidden && end(), until);
    if (signal.aborted) end();
  });
}
