import { type Browser, chromium } from 'playwright-core';

const launchFlags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

let browser: Promise<Browser> | undefined;

/**
 * The one browser of this worker. A fixture of the worker is made once for each set that extends another, and each of
 * five sets would have a Chromium of its own.
 */
export function workerBrowser(executablePath: string): Promise<Browser> {
  browser ??= chromium.launch({
    executablePath,
    args: launchFlags,
    // Without a locale that knows more than ASCII it saves a file with a Polish name as "download".
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  return browser;
}
