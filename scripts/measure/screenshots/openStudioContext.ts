import type { Browser, BrowserContext } from 'playwright-core';
import type { Language } from '../../../src/contract/Language.ts';
import type { Subject } from '../../../tests/harness/foundations/Subject.ts';

export const WINDOW_HEIGHT = 800;

/** A browser context without animations, in a language; signed in unless for a visitor. */
export function openStudioContext(
  browser: Browser,
  origin: string,
  { language, subject }: { readonly language: Language; readonly subject?: Subject },
): Promise<BrowserContext> {
  const { hostname } = new URL(origin);
  const cookie = { name: 'session', domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false };
  return browser.newContext({
    baseURL: origin,
    viewport: { width: 1280, height: WINDOW_HEIGHT },
    reducedMotion: 'reduce',
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    storageState: {
      cookies: subject ? [{ ...cookie, value: subject.session, sameSite: 'Strict' }] : [],
      origins: [{ origin, localStorage: [{ name: 'activeLanguage', value: language }] }],
    },
  });
}
