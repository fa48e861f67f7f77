import type { Browser } from 'playwright-core';
import { launchChromium, shortVisits } from '../../../scripts/build/setup/launchChromium.ts';

let browser: Promise<Browser> | undefined;

/**
 * The only browser of this worker. A worker fixture is created once for each extended `test`, so five of them
 * would each start a Chromium.
 */
export function workerBrowser(executablePath: string): Promise<Browser> {
  browser ??= launchChromium(executablePath, shortVisits);
  return browser;
}
