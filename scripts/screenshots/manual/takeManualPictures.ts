import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import type { Language } from '../../../src/contract/Language.ts';
import { type ManualPicture, windowOf } from '../../../src/panel/manual/manualPictures.ts';
import { translator } from '../../../src/server/translator.ts';
import { openStudioContext } from '../openStudioContext.ts';
import { settle } from '../settle.ts';
import type { Studio } from '../startStudio.ts';
import { manualViews } from './manualViews.ts';

/** Of the widest, which nobody sees larger than a column of text, and most of them in one clone. */
const WIDTH = 960;
const QUALITY = 60;

interface ManualShoot {
  readonly browser: Browser;
  readonly studio: Studio;
  readonly languages: readonly Language[];
  /** Where a folder for each language is. */
  readonly folder: string;
}

/** Takes the manual's pictures of the demo, light, in each language. @returns how many */
export async function takeManualPictures(shoot: ManualShoot): Promise<number> {
  const names = Object.keys(manualViews) as ManualPicture[];
  for (const language of shoot.languages) {
    mkdirSync(join(shoot.folder, language), { recursive: true });
    for (const name of names) await takeManualPicture(shoot, name, language);
  }
  return names.length * shoot.languages.length;
}

/** In a browser of its own, so that no picture depends on the one before. */
async function takeManualPicture(
  { browser, studio, folder }: ManualShoot,
  name: ManualPicture,
  language: Language,
): Promise<void> {
  const view = manualViews[name];
  const subject = studio.subjects.usual;
  const href = view.href(subject);
  if (href === undefined) throw new Error(`The demo has nothing to show for ${name}.`);
  const context = await openStudioContext(browser, studio.origin, {
    language,
    ...(!view.visitor && { subject }),
  });
  await context.clock.setFixedTime(Date.now());
  const page = await context.newPage();
  await page.setViewportSize(windowOf(name));
  await page.goto(href);
  await settle(page, view);
  await view.act?.(page, translator(language));
  await page.mouse.move(0, 0);
  await settle(page, { overlay: true });
  const picture = await page.screenshot({ caret: 'hide' });
  await sharp(picture)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(folder, language, `${name}.webp`));
  await context.close();
}
