import type { BrowserContext, Page } from 'playwright-core';
import { observePage, type Seen } from './observePage.ts';
import type { Bench } from './openBench.ts';
import type { Site } from './Site.ts';
import { type ScriptSize, scriptBytes } from './scriptBytes.ts';
import { type Speed, throttle } from './throttle.ts';
import { whenQuiet } from './whenQuiet.ts';

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
  { path, speed = {}, awaited = 'h1' }: Opening,
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
