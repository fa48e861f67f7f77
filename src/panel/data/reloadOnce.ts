const KEY = 'panel-reloaded-at';
/** Whoever comes to a newer panel twice in so short a time has come in a circle. */
const CIRCLE_MS = 5 * 60_000;

/**
 * Loads the page anew, to have the newer panel that the server has by now; but not once more where that has not
 * helped.
 *
 * @returns whether it does
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
    // Not every browser lets a page remember something.
  }
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'reload';
}
