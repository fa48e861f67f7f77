import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Language } from '../../../src/contract/Language.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { settle } from '../../../tests/harness/e2e/views/settle.ts';
import type { View } from '../../../tests/harness/e2e/views/View.ts';
import { type DataKind, dataKinds } from '../../../tests/harness/foundations/DataKind.ts';
import type { Subject } from '../../../tests/harness/foundations/Subject.ts';
import { openStudioContext, WINDOW_HEIGHT } from './openStudioContext.ts';
import { pathOf } from './Picture.ts';
import type { Options } from './readOptions.ts';
import type { Studio } from './startStudio.ts';
import { takePicture } from './takePicture.ts';

interface Shoot {
  readonly browser: Browser;
  readonly studio: Studio;
  readonly options: Options;
  readonly folder: string;
}

/** Takes all pictures, the languages in parallel. @returns their number, and the views that failed */
export async function takePictures(shoot: Shoot): Promise<{ taken: number; failures: readonly string[] }> {
  const failures: string[] = [];
  const counts = await Promise.all(
    shoot.options.languages.map((language) => inLanguage(shoot, language, failures)),
  );
  return { taken: counts.reduce((sum, count) => sum + count, 0), failures };
}

async function inLanguage(shoot: Shoot, language: Language, failures: string[]): Promise<number> {
  let taken = 0;
  for (const data of dataKinds.filter((kind) => shoot.options.data.includes(kind))) {
    taken += await withData(shoot, language, data, failures);
  }
  return taken;
}

async function withData(
  shoot: Shoot,
  language: Language,
  data: DataKind,
  failures: string[],
): Promise<number> {
  const { browser, studio, options, folder } = shoot;
  const subject = studio.subjects[data];
  const visitor = await openStudioContext(browser, studio.origin, { language });
  const member = await openStudioContext(browser, studio.origin, { language, subject });
  let taken = 0;
  const wanted = options.views.filter(
    (view) => view.data.includes(data) && (view.languages?.includes(language) ?? true),
  );
  for (const view of wanted) {
    const context = view.visitor ? visitor : member;
    try {
      taken += await shootView({ context, view, data, language, subject, options, folder });
    } catch (error) {
      failures.push(`${view.name}, ${data}, ${language}: ${error instanceof Error ? error.message : error}`);
    }
  }
  await Promise.all([visitor.close(), member.close()]);
  return taken;
}

interface Shooting {
  readonly context: BrowserContext;
  readonly view: View;
  readonly data: DataKind;
  readonly language: Language;
  readonly subject: Subject;
  readonly options: Options;
  readonly folder: string;
}

/**
 * Opens the page once, a visitor's once per colour scheme; the width changes in place. @returns number of
 * pictures
 */
async function shootView(shooting: Shooting): Promise<number> {
  const { context, view, data, language, subject, options, folder } = shooting;
  const href = view.href(subject);
  const widths = options.widths.filter((width) => !view.widths || view.widths.includes(width));
  if (href === undefined || widths.length === 0) return 0;
  mkdirSync(join(folder, view.name), { recursive: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  try {
    await view.prepare?.(page);
    for (const [index, scheme] of options.schemes.entries()) {
      await page.emulateMedia({ colorScheme: scheme });
      // An unused visitors' page has no script that would follow the scheme.
      if (index === 0 || view.visitor) {
        await page.setViewportSize({ width: widths[0] ?? 0, height: WINDOW_HEIGHT });
        await page.goto(href);
        await settleIfItDoes(page, view);
        await view.action?.(page, translator(language));
        // Avoids a hover state at the mouse's last position.
        await page.mouse.move(0, 0);
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: WINDOW_HEIGHT });
        await settleIfItDoes(page, view);
        const file = join(folder, pathOf({ view: view.name, data, language, scheme, width }));
        await takePicture(page, session, file, view);
      }
    }
    return widths.length * options.schemes.length;
  } finally {
    await page.close();
  }
}

/** A page that does not settle is pictured as it is. */
async function settleIfItDoes(page: Page, view: View): Promise<void> {
  await settle(page, view).catch(({ message }: Error) => console.warn(`! ${message}`));
}
