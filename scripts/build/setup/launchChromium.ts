import { type Browser, chromium } from 'playwright-core';

const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  // Subpixel letter widths as on a screen: the headless shell would round them.
  '--font-render-hinting=none',
];

/**
 * For pages that are soon left, as in tests: to optimise their scripts costs more than it saves (a page's load
 * takes a tenth less of both cores, a walk with axe a fifth).
 */
export const shortVisits = ['--js-flags=--no-opt --no-maglev --min-semi-space-size=16'];

/**
 * Browser for tests, measurements and screenshots, with the same settings for all.
 * @param executablePath from `findChromium`
 * @param more further flags
 */
export function launchChromium(executablePath: string, more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: [...flags, ...more],
    // Without a UTF-8 locale it saves a file with a Polish name as "download".
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
}
