/** Observations of `observePage`. Times are milliseconds since navigation. */
export interface Seen {
  /** When the awaited element became visible. */
  shown?: number;
  /** Layout shift without user input, and the shifted elements. */
  shift: number;
  shifted: string[];
  /** Durations of all tasks over 50 ms. */
  longTasks: number[];
  /** Each keystroke, and the time until the next frame was produced. */
  keystrokes: { key: string; time: number }[];
  /** Received keys with their times. */
  keys: { key: string; at: number }[];
}

declare global {
  interface Window {
    seen: Seen;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node?: Node | null }[];
}

/**
 * Runs in a page before its own scripts: records what a user would notice.
 * @param awaited CSS selector of what the user waits for
 */
export function observePage(awaited: string): void {
  const seen: Seen = { shift: 0, shifted: [], longTasks: [], keystrokes: [], keys: [] };
  window.seen = seen;

  const observe = (type: string, take: (entry: PerformanceEntry) => void, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('longtask', ({ duration }) => seen.longTasks.push(duration));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, sources } = entry as LayoutShift;
    if (hadRecentInput) return;
    seen.shift += value;
    for (const { node } of sources) {
      const element = node instanceof Element ? node : node?.parentElement;
      seen.shifted.push(`${value.toFixed(4)} ${element?.outerHTML.slice(0, 120)}`);
    }
  });
  // Not from `event` entries: without a display these may wait a second for a frame.
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      requestAnimationFrame(() =>
        setTimeout(() => seen.keystrokes.push({ key, time: performance.now() - timeStamp })),
      );
    },
    true,
  );
  addEventListener('keydown', ({ key }) => seen.keys.push({ key, at: performance.now() }), true);

  const look = () => {
    if (document.querySelector(awaited)?.checkVisibility()) {
      // This frame draws it, so it is visible in the next one.
      requestAnimationFrame((time) => {
        seen.shown = time;
      });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
