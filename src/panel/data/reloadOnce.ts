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
