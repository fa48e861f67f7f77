import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { Language } from '../../../src/contract/Language.ts';
import type { Caller } from '../Caller.ts';

export interface Visitor {
  /** Who is signed in; nobody where it is missing. */
  readonly as?: Pick<Caller, 'cookie'>;
  /** What was chosen on this device; nothing where it is missing. */
  readonly language?: Language;
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Whether things move; most tests need not wait for it. */
  readonly motion?: boolean;
  /** Run in each page before its own scripts. */
  readonly script?: () => void;
}

/** A browser of its own for a visitor: no cookie and no storage but what the visitor has. */
export function openContext(browser: Browser, origin: string, visitor: Visitor): Promise<BrowserContext> {
  const { width = 1280, height = 800, colorScheme = 'light', motion = false } = visitor;
  return browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    storageState: storageOf(origin, visitor),
  });
}

function storageOf(origin: string, { as, language }: Visitor): BrowserContextOptions['storageState'] {
  const [name = '', value = ''] = as?.cookie.split('=') ?? [];
  const cookie = { name, value, domain: new URL(origin).hostname, path: '/', expires: -1 };
  return {
    cookies: as ? [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Strict' }] : [],
    origins: language ? [{ origin, localStorage: [{ name: 'activeLanguage', value: language }] }] : [],
  };
}
