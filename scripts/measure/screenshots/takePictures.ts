import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import type { Language } from '../../../src/contract/Language.ts';
import { messageOf } from '../../../src/server/core/texts/messageOf.ts';
import { openContext, type Visitor } from '../../../tests/harness/e2e/openContext.ts';
import { panelStarted } from '../../../tests/harness/e2e/panelStarted.ts';
import { settle } from '../../../tests/harness/e2e/settle.ts';
import { answerWith } from '../../../tests/harness/e2e/states/answerWith.ts';
import { widths as windows } from '../../../tests/harness/e2e/states/looks.ts';
import type { PanelPage } from '../../../tests/harness/e2e/states/pages.ts';
import { panelText } from '../../../tests/harness/e2e/states/panelText.ts';
import { walkStates } from '../../../tests/harness/e2e/states/walkStates.ts';
import type { DataKind } from '../../../tests/harness/foundations/DataKind.ts';
import { pathOf } from './Picture.ts';
import type { Options } from './readOptions.ts';
import { type Studio, visitorOf } from './startStudio.ts';

const WINDOW_HEIGHT = 800;

interface Shoot {
  readonly browser: Browser;
  readonly studio: Studio;
  readonly options: Options;
  readonly folder: string;
}

interface LanguageShoot extends Shoot {
  readonly language: Language;
  /** Paths of the pictures so far. */
  readonly taken: string[];
  /** What could not be shown. */
  readonly failures: string[];
}

/** Takes all pictures, the languages in parallel. */
export async function takePictures(
  shoot: Shoot,
): Promise<Readonly<Pick<LanguageShoot, 'taken' | 'failures'>>> {
  const result = { taken: [], failures: [] };
  const { languages, data } = shoot.options;
  await Promise.all(
    languages.map(async (language) => {
      const own = { ...shoot, language, ...result };
      for (const kind of data) await shootPages(own, kind);
      if (data.includes('usual')) await shootStates(own);
    }),
  );
  return result;
}

async function shootPages(shoot: LanguageShoot, data: DataKind): Promise<void> {
  const { browser, studio, options, language, failures } = shoot;
  const look = { language, height: WINDOW_HEIGHT };
  const visitor = await openContext(browser, studio.url, look);
  const member = await openContext(browser, studio.url, { ...look, as: visitorOf(studio.subjects[data]) });
  for (const shown of options.pages.filter((page) => page.data.includes(data))) {
    const page = await (shown.isMembers ? member : visitor).newPage();
    try {
      await shootPage(shoot, page, shown, data);
    } catch (error) {
      failures.push(`${shown.name}, ${data}, ${language}: ${messageOf(error)}`);
    }
    await page.close();
  }
  await Promise.all([visitor.close(), member.close()]);
}

/** Opens the page once, a visitor's once per colour scheme. */
async function shootPage(shoot: LanguageShoot, page: Page, shown: PanelPage, data: DataKind): Promise<void> {
  const { studio, options, language } = shoot;
  const { name, isMembers, answers = {} } = shown;
  const href = shown.href(studio.subjects[data]);
  if (href === undefined) return;
  await answerWith(page, answers, panelText(language));
  for (const [index, scheme] of options.schemes.entries()) {
    await page.emulateMedia({ colorScheme: scheme });
    // An unused visitors' page has no script that would follow the scheme.
    if (index === 0 || !isMembers) await page.goto(href);
    await shootWidths(shoot, page, { name, data, scheme });
  }
}

/** Each state, of data made for them. A state that fails ends the walk. */
async function shootStates(shoot: LanguageShoot): Promise<void> {
  const { browser, studio, options, language, failures } = shoot;
  const { states, schemes } = options;
  const pages: Page[] = [];
  const visit = async (path: string, visitor: Visitor = {}) => {
    const context = await openContext(browser, studio.url, visitor);
    const page = await context.newPage();
    pages.push(page);
    await page.goto(path);
    await panelStarted(page);
    return page;
  };
  const walk = { world: studio.world, visit, expected: [], language, states };
  await walkStates(walk, async ({ page }, { name, isNarrow, isLoading }) => {
    // Avoids a hover state at the mouse's last position.
    await page.mouse.move(0, 0);
    for (const scheme of schemes) {
      await page.emulateMedia({ colorScheme: scheme });
      await shootWidths(shoot, page, { name, data: 'usual', scheme, isNarrow, isLoading });
    }
    await page.setViewportSize(isNarrow ? windows.narrow : windows.wide);
  }).catch(({ message }: Error) => failures.push(`${language}: ${message}`));
  await Promise.all(pages.map((page) => page.context().close()));
}

interface Shown {
  readonly name: string;
  readonly data: DataKind;
  readonly scheme: Options['schemes'][number];
  readonly isNarrow?: boolean | undefined;
  readonly isLoading?: boolean | undefined;
}

/** The width changes in place. */
async function shootWidths(
  { options, folder, language, taken }: LanguageShoot,
  page: Page,
  { name, data, scheme, isNarrow = false, isLoading }: Shown,
): Promise<void> {
  for (const width of options.widths.filter((width) => !isNarrow || width <= windows.narrow.width)) {
    await page.setViewportSize({ width, height: WINDOW_HEIGHT });
    // What does not settle is pictured as it is.
    await settle(page, { isLoading, isStill: true }).catch(({ message }: Error) =>
      console.warn(`! ${message}`),
    );
    const file = join(folder, pathOf({ view: name, data, language, scheme, width }));
    mkdirSync(join(file, '..'), { recursive: true });
    await takePicture(page, file);
    taken.push(file);
  }
}

const QUALITY = 82;
/** A page with a hundred rows on a phone; nobody looks at more. */
const MOST_HEIGHT = 6000;

/**
 * Writes a WebP, which Playwright cannot, of the whole page, or of the viewport if a menu or dialog covers
 * the page. For the whole page the window grows, so that sticky elements are where a user sees them at the
 * page's end.
 */
export async function takePicture(page: Page, file: string, { isWhole = true } = {}): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const isCovered = (await page.locator('.MuiModal-root:not([aria-hidden])').count()) > 0;
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  if (isWhole && !isCovered && whole > height) {
    await page.setViewportSize({ width, height: Math.min(whole, MOST_HEIGHT) });
  }
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  await writeFile(file, Buffer.from(data, 'base64'));
}
