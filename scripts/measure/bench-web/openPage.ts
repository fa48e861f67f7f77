import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';
import type { Bench, Site } from './openBench.ts';
import { type ScriptSize, scriptBytes } from './scriptBytes.ts';

export interface OpenPage {
  readonly page: Page;
  readonly seen: () => Promise<Seen>;
  /** Milliseconds until the awaited element was visible. */
  readonly shown: () => Promise<number>;
  /** All scripts loaded so far. */
  readonly scripts: () => Promise<ScriptSize[]>;
  /** Hovers a button and waits for everything that loads only on use. */
  readonly use: () => Promise<void>;
  /** Waits until the page has made no request for a while. */
  readonly quiet: () => Promise<void>;
}

interface Opening {
  readonly path: string;
  readonly speed?: Speed;
  /** CSS selector. */
  readonly awaited?: string;
}

/** A separate browser context with an empty cache. */
export function openContext(
  { browser }: Pick<Bench, 'browser'>,
  site: Site,
  { signedIn = false, width = 1280 } = {},
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: site.url,
    viewport: { width, height: 800 },
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    ...(signedIn && { storageState: site.session }),
  });
}

/** Navigates and returns as soon as the response starts. */
export async function openPage(
  context: BrowserContext,
  { path, speed = {}, awaited = 'main h1' }: Opening,
): Promise<OpenPage> {
  const page = await context.newPage();
  await throttle(page, speed);
  await page.addInitScript(observePage, awaited);
  const quiet = whenQuiet(page);
  const scripts = scriptBytes(page);
  await page.goto(path, { waitUntil: 'commit' });
  return {
    page,
    quiet,
    scripts,
    use: async () => {
      await page.locator('button').first().hover();
      await quiet();
    },
    seen: () => page.evaluate(() => window.seen),
    shown: async () => {
      const handle = await page.waitForFunction(() => window.seen?.shown);
      return (await handle.jsonValue()) ?? Number.NaN;
    },
  };
}

/**
 * Tracks a page's requests; call it before navigating.
 * @returns waits until the page has made no request for a while
 */
export function whenQuiet(page: Page, quietMs = 1500): () => Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();
  page.on('request', (request) => {
    // This stream never ends.
    if (request.url().endsWith('/notifications/stream')) return;
    open.add(request);
  });
  const close = (request: Request) => {
    if (open.delete(request)) last = performance.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return async () => {
    while (open.size > 0 || performance.now() - last < quietMs) await delay(50);
  };
}

export interface Speed {
  /** CPU slowdown relative to this machine. */
  readonly cpu?: number;
  readonly network?: keyof typeof networks;
}

const MEGABIT = 1_000_000 / 8;
const UNLIMITED = -1;

const networks = {
  /** A phone in the country: Lighthouse's "slow 4G". */
  slow: {
    offline: false,
    latency: 562,
    downloadThroughput: 1.44 * MEGABIT,
    uploadThroughput: 0.72 * MEGABIT,
  },
  /** Each response arrives separately, without delaying a test for long. */
  late: { offline: false, latency: 150, downloadThroughput: UNLIMITED, uploadThroughput: UNLIMITED },
};

export const slow: Speed = { cpu: 4, network: 'slow' };

export async function throttle(page: Page, { cpu = 1, network }: Speed): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  if (!network) return;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', networks[network]);
}

/** Observations of `observePage`. Times are milliseconds since navigation. */
interface Seen {
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
