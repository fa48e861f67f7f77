import { join } from 'node:path';
import { mock } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright-core';
import { paths } from '../../src/contract/paths.ts';
import { exitOnStartError } from '../../src/server/core/config/exitOnStartError.ts';
import { StartError } from '../../src/server/core/config/StartError.ts';
import { openContext } from '../../tests/harness/e2e/openContext.ts';
import { settle } from '../../tests/harness/e2e/settle.ts';
import { buildPanel } from '../build/panel/buildPanel.ts';
import { launchChromium } from '../build/setup/launchChromium.ts';
import { findChromium } from '../build/setup/machine.mjs';
import { writeContactSheet } from './screenshots/contact-sheet/writeContactSheet.ts';
import { takeManualPictures } from './screenshots/manual/takeManualPictures.ts';
import { slugOf } from './screenshots/Picture.ts';
import { type Options, readOptions } from './screenshots/readOptions.ts';
import { type Studio, startStudio, visitorOf } from './screenshots/startStudio.ts';
import { takePicture, takePictures } from './screenshots/takePictures.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.screenshots');

/** A Wednesday morning. */
const MOMENT = Date.parse('2026-11-18T09:30:00Z');

/**
 * Stops the clock of this process, including the embedded database: the demo's dates depend on today, and
 * committed pictures must not.
 */
function holdClock(): void {
  mock.timers.enable({ apis: ['Date'], now: MOMENT });
}

/** Cropped below the foundation's numbers. */
const SIZE = { width: 1280, height: 960 };

/** The overview of the demo's foundation, for the top of the README. */
async function takeReadmePicture(browser: Browser, studio: Studio, file: string): Promise<void> {
  const as = visitorOf(studio.subjects.usual);
  const context = await openContext(browser, studio.url, { ...SIZE, language: 'en', as });
  const page = await context.newPage();
  await page.goto(paths.overview.getHref());
  await settle(page, { isStill: true });
  await takePicture(page, file, { isWhole: false });
  await context.close();
}

/**
 * `npm run screenshots [-- --pages volunteers,login --widths 360 --languages pl --schemes dark --data usual
 * --readme]` takes pictures of every page and state and creates a contact sheet. Pictures not requested are kept.
 * `--manual` takes the manual's pictures instead, in all languages.
 */
await exitOnStartError(async () => {
  const options = readOptions(process.argv.slice(2));
  const executablePath = findChromium();
  if (!executablePath)
    throw new StartError('There is no Chromium on this machine: npm test would install it.');

  process.env.NODE_ENV ??= 'production';
  const started = performance.now();
  await buildPanel(root, join(folder, 'panel'));
  if (options.manual) holdClock();
  const studio = await startStudio(join(folder, 'panel'));
  const browser = await launchChromium(executablePath);
  try {
    if (options.manual) await takeForManual(browser, studio, options);
    else await takeForSheet(browser, studio, options, started);
  } finally {
    await browser.close();
    await studio.close();
  }
});

async function takeForManual(browser: Browser, studio: Studio, { languages }: Options): Promise<void> {
  const pictures = join(root, 'src/panel/manual/pictures');
  const taken = await takeManualPictures({ browser, studio, languages, folder: pictures });
  console.log(`${taken} pictures of the manual in ${pictures}`);
}

async function takeForSheet(
  browser: Browser,
  studio: Studio,
  options: Options,
  started: number,
): Promise<void> {
  const pictures = join(folder, 'pictures');
  const { taken, failures } = await takePictures({ browser, studio, options, folder: pictures });
  const views = [...options.pages, ...options.states].map(({ name }) => slugOf(name));
  const sheet = await writeContactSheet(browser, folder, views);
  if (options.readme)
    await takeReadmePicture(browser, studio, join(root, 'scripts/measure/screenshots/panel.webp'));
  console.log(
    `${taken.length} pictures in ${((performance.now() - started) / 1000).toFixed(0)} s: ${pathToFileURL(sheet)}`,
  );
  for (const failure of failures) console.error(`! not shown: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}
