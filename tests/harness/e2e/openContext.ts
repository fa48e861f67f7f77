import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import type { Language } from '../../../src/contract/Language.ts';
import type { Caller } from '../Caller.ts';
import { noteToasts } from './toastShown.ts';

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
export async function openContext(
  browser: Browser,
  origin: string,
  visitor: Visitor,
): Promise<BrowserContext> {
  const { width = 1280, height = 800, colorScheme = 'light', motion = false } = visitor;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height },
    colorScheme,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    storageState: storageOf(origin, visitor),
  });
  await noteToasts(context);
  return context;
}

function storageOf(origin: string, { as, language }: Visitor): BrowserContextOptions['storageState'] {
  const [name = '', value = ''] = as?.cookie.split('=') ?? [];
  const cookie = { name, value, domain: new URL(origin).hostname, path: '/', expires: -1 };
  return {
    cookies: as ? [{ ...cookie, httpOnly: true, secure: false, sameSite: 'Strict' }] : [],
    origins: language ? [{ origin, localStorage: [{ name: 'activeLanguage', value: language }] }] : [],
  };
}
