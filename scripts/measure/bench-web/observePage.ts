/** What `observePage` has seen. Times are milliseconds since the page was asked for. */
export interface Seen {
  /** When the awaited element was on the screen. */
  shown?: number;
  /** What the page moved without being asked, and which elements. */
  shift: number;
  shifted: string[];
  /** Lengths of all tasks of more than 50 ms. */
  longTasks: number[];
  /** Each keystroke, and how long it took until the next frame was made. */
  keystrokes: { key: string; time: number }[];
  /** The keys that arrived, and when. */
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
 * To be run in a page before its own scripts: notes what a person at the page notices.
 * @param awaited CSS selector of what that person waits for
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
  // Not as `event` entries tell it: without a screen, these may wait for a frame that comes a second later.
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
      // This frame draws it, so it is there with the next one.
      requestAnimationFrame((time) => {
        seen.shown = time;
      });
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
