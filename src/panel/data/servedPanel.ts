/** Vite's own page, small and never cached. It names the panel's entry script. */
const PAGE = '/index.html';

/**
 * Whether the server has a newer build than this window. The name of the entry script has a content hash,
 * which covers its imports through their hashed names.
 *
 * @throws TypeError when the server cannot be reached
 */
export async function isPanelReplaced(): Promise<boolean> {
  const served = await servedPanel();
  const own = document.querySelector<HTMLElement>('script[data-panel]')?.dataset.panel;
  return served !== undefined && own !== undefined && served !== own;
}

/**
 * Calls once the server can be reached again. Checks on the `online` event and at intervals, because an
 * online browser may still not reach the server.
 *
 * @returns a function that stops it
 */
export function whenServerAnswers(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = 2_000;
  let isOver = false;
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', look);
  };
  const look = async () => {
    clearTimeout(timer);
    const answers = navigator.onLine && (await servedPanel().catch(() => undefined)) !== undefined;
    if (isOver) return;
    if (answers) {
      stop();
      call();
    } else {
      pause = Math.min(2 * pause, 30_000);
      timer = setTimeout(look, pause);
    }
  };
  addEventListener('online', look);
  timer = setTimeout(look, pause);
  return stop;
}

async function servedPanel(): Promise<string | undefined> {
  const answer = await fetch(new Request(new URL(PAGE, location.href), { cache: 'no-store' }));
  return answer.ok ? /<script type="module"[^>]* src="([^"]+)"/.exec(await answer.text())?.[1] : undefined;
}

const KEY = 'panel-reloaded-at';
/** Two reloads for a newer panel within this time count as a loop. */
const CIRCLE_MS = 5 * 60_000;

/**
 * Reloads the page to get the newer panel, but not again if that has not helped.
 *
 * @returns whether it reloads
 */
export function reloadOnce(): boolean {
  if (!isFirst()) return false;
  location.reload();
  return true;
}

function isFirst(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last < CIRCLE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
    if (sessionStorage.getItem(KEY) !== null) return true;
  } catch {
    // Storage is blocked: fall back to the navigation type.
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'reload';
}
