import type { Browser, BrowserContext, Page } from 'playwright-core';
import { cookiesOf, languageItem, lastingOptions, openContext, type Visitor } from './openContext.ts';

interface Lent {
  readonly options: string;
  /** Stays open, because the renderer would end with the last page. */
  readonly keeper: Page;
}

/** Contexts that tests have left, by the options that they keep for good. */
const parked = new Map<string, BrowserContext[]>();
const lent = new WeakMap<BrowserContext, Lent>();

/** The lightest address of the server. */
const lightest = '/api/health';

/**
 * A context with only the visitor's cookies and storage, as `openContext` opens. Most often it is one that another
 * test has left: its renderer has read the panel's scripts already, which is most of a page's load.
 */
export async function borrowContext(
  browser: Browser,
  origin: string,
  visitor: Visitor,
): Promise<BrowserContext> {
  const { script, language } = visitor;
  if (script) {
    const own = await openContext(browser, origin, visitor);
    await own.addInitScript(script);
    return own;
  }
  const options = JSON.stringify([origin, lastingOptions(visitor)]);
  const context = parked.get(options)?.pop() ?? (await openContext(browser, origin, visitor));
  const keeper = lent.get(context)?.keeper ?? (await context.newPage());
  lent.set(context, { options, keeper });
  if (keeper.url() === 'about:blank') await keeper.goto(lightest);
  await context.addCookies(cookiesOf(origin, visitor));
  await keeper.evaluate(
    ({ item }) => {
      Object.assign(window, { ownDate: Date });
      if (item) localStorage.setItem(item.name, item.value);
    },
    { item: language && languageItem(language) },
  );
  return context;
}

/**
 * Takes a context back when its test is over.
 * @param isReusable false after a failure
 */
export async function returnContext(context: BrowserContext, isReusable: boolean): Promise<void> {
  const { options, keeper } = lent.get(context) ?? {};
  if (!isReusable || !options || !keeper || (await hasFakeClock(keeper))) return context.close();
  context.removeAllListeners();
  const pages = context.pages().filter((page) => page !== keeper);
  await Promise.all([context.setOffline(false), ...pages.map((page) => page.close())]);
  await Promise.all([context.unrouteAll(), context.clearPermissions(), context.clearCookies()]);
  const session = await context.newCDPSession(keeper);
  const { origin } = new URL(keeper.url());
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
  parked.set(options, [...(parked.get(options) ?? []), context]);
}

/** A clock that a test has installed stays in its context for good. */
function hasFakeClock(keeper: Page): Promise<boolean> {
  return keeper.evaluate(() => Date !== Reflect.get(window, 'ownDate'));
}
