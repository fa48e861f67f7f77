import { type Browser, chromium } from 'playwright-core';

const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // Letters as wide as on a screen: the headless shell would round each to whole pixels.
  '--font-render-hinting=none',
];

/**
 * A browser for tests, measurements and pictures, alike in all of them.
 * @param executablePath as `findChromium` tells it
 */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: flags,
    // Without a locale that knows more than ASCII it saves a file with a Polish name as "download".
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
}
