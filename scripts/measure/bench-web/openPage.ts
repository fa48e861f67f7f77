import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext, Page, Request } from 'playwright-core';
import { observePage, type Seen } from './observePage.ts';
import type { Bench } from './openBench.ts';
import type { Site } from './Site.ts';
import { type ScriptSize, scriptBytes } from './scriptBytes.ts';

export interface OpenPage {
  readonly page: Page;
  readonly seen: () => Promise<Seen>;
  /** Milliseconds until what is awaited was on the screen. */
  readonly shown: () => Promise<number>;
  /** All that have come so far. */
  readonly scripts: () => Promise<ScriptSize[]>;
  /** Points at a button and waits until all has come that is loaded only for who uses the page. */
  readonly use: () => Promise<void>;
  /** Waits until the page has asked for nothing for a while. */
  readonly quiet: () => Promise<void>;
}

interface Opening {
  readonly path: string;
  readonly speed?: Speed;
  /** CSS selector. */
  readonly awaited?: string;
}

/** A browser of its own, with an empty cache. */
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

/** Asks for a page and returns as soon as its answer begins. */
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
 * Keeps up with what a page asks for; to be called before it asks.
 * @returns waits until the page has asked for nothing for a while
 */
export function whenQuiet(page: Page, quietMs = 1500): () => Promise<void> {
  const open = new Set<Request>();
  let last = performance.now();
  page.on('request', (request) => {
    // This one is meant never to end.
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
  /** How many times slower than this machine the processor is. */
  readonly cpu?: number;
  readonly network?: keyof typeof networks;
}

const MEGABIT = 1_000_000 / 8;
const UNLIMITED = -1;

const networks = {
  /** A phone in the country: what Lighthouse calls slow 4G. */
  slow: {
    offline: false,
    latency: 562,
    downloadThroughput: 1.44 * MEGABIT,
    uploadThroughput: 0.72 * MEGABIT,
  },
  /** Each answer comes by itself, and none keeps a test waiting for long. */
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
