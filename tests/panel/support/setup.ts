import { StyleSheet } from '@emotion/sheet';
import { afterAll, vi } from 'vitest';

/**
 * The panel's styles stay out of jsdom, which lays nothing out, but goes through all rules of all sheets whenever a role
 * is looked for: half of a form's test. How the panel looks is tested in the browser.
 */
StyleSheet.prototype.insert = () => {};

/** A worker reads the libraries once for all of its files; each file has the panel anew, and what a new tab has. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  vi.resetModules();
  globalThis.localStorage?.clear();
  globalThis.sessionStorage?.clear();
  globalThis.document?.body.replaceChildren();
});
