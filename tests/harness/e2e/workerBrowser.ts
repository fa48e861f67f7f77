import type { Browser } from 'playwright-core';
import { launchChromium } from '../../../scripts/build/setup/launchChromium.ts';

let browser: Promise<Browser> | undefined;

/**
 * The one browser of this worker. A fixture of the worker is made once for each set that extends another, and each of
 * five sets would have a Chromium of its own.
 */
export function workerBrowser(executablePath: string): Promise<Browser> {
  browser ??= launchChromium(executablePath);
  return browser;
}
