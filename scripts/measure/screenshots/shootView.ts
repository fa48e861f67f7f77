import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { Language } from '../../../src/contract/Language.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { settle } from '../../../tests/harness/e2e/views/settle.ts';
import type { View } from '../../../tests/harness/e2e/views/View.ts';
import type { DataKind } from '../../../tests/harness/foundations/DataKind.ts';
import type { Subject } from '../../../tests/harness/foundations/Subject.ts';
import { WINDOW_HEIGHT } from './openStudioContext.ts';
import { pathOf } from './Picture.ts';
import type { Options } from './readOptions.ts';
import { takePicture } from './takePicture.ts';

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
export async function shootView(shooting: Shooting): Promise<number> {
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
