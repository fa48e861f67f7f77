import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { Language } from '../../../src/contract/Language.ts';
import type { Caller } from '../Caller.ts';

export interface Visitor {
  /** The signed-in user; undefined for a visitor. */
  readonly as?: Pick<Caller, 'cookie'>;
  /** Language chosen on this device, if any. */
  readonly language?: Language;
  readonly width?: number;
  readonly height?: number;
  readonly colorScheme?: 'light' | 'dark';
  /** Whether animations run; most tests need not wait for them. */
  readonly motion?: boolean;
  /** Runs in each page before its own scripts. */
  readonly script?: () => void;
}

/** A separate browser context with only the visitor's cookies and storage. */
export function openContext(browser: Browser, origin: string, visitor: Visitor): Promise<BrowserContext> {
  const { language } = visitor;
  return browser.newContext({
    ...lastingOptions(visitor),
    baseURL: origin,
    storageState: {
      cookies: cookiesOf(origin, visitor),
      origins: language ? [{ origin, localStorage: [languageItem(language)] }] : [],
    },
  });
}

/** What a context keeps for good. */
export function lastingOptions(visitor: Visitor) {
  const { width = 1280, height = 800, colorScheme = 'light', motion = false } = visitor;
  return {
    viewport: { width, height },
    colorScheme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
  } satisfies BrowserContextOptions;
}

/** The visitor's session, if any. */
export function cookiesOf(origin: string, { as }: Visitor) {
  const [name = '', value = ''] = as?.cookie.split('=') ?? [];
  const { hostname } = new URL(origin);
  const cookie = { name, value, domain: hostname, path: '/', expires: -1 };
  return as ? [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Strict' as const }] : [];
}

/** The chosen language, as the panel keeps it. */
export function languageItem(language: Language) {
  return { name: 'activeLanguage', value: language };
}
