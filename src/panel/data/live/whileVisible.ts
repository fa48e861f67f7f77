/**
 * Runs the work while the tab is visible, restarting it each time, until it ends by itself or the signal
 * aborts.
 */
export async function whileVisible(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  while (!signal.aborted) {
    await untilVisibilityIs('visible', signal);
    const pause = new AbortController();
    const isOver = AbortSignal.any([signal, pause.signal]);
    void untilVisibilityIs('hidden', isOver).then(() => pause.abort());
    await work(isOver);
    if (!isOver.aborted) return pause.abort();
  }
}

function untilVisibilityIs(state: DocumentVisibilityState, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const isOver = new AbortController();
    const look = () => {
      if (document.visibilityState !== state && !signal.aborted) return;
      isOver.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', look, { signal: isOver.signal });
    signal.addEventListener('abort', look, { signal: isOver.signal });
    look();
  });
}
