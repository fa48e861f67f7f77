import { type Browser, chromium } from 'playwright-core';

const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // Subpixel letter widths as on a screen: the headless shell would round them.
  '--font-render-hinting=none',
];

/**
 * Browser for tests, measurements and screenshots, with the same settings for all.
 * @param executablePath from `findChromium`
 */
export function launchChromium(executablePath: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: flags,
    // Without a UTF-8 locale it saves a file with a Polish name as "download".
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
}
