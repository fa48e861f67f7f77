import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import type { Language } from '../../../../src/contract/Language.ts';
import { paths } from '../../../../src/contract/paths.ts';
import { type ManualPicture, windowOf } from '../../../../src/panel/manual/manualPictures.ts';
import { type Translate, translator } from '../../../../src/server/core/texts/translator.ts';
import { openContext } from '../../../../tests/harness/e2e/openContext.ts';
import { settle } from '../../../../tests/harness/e2e/settle.ts';
import { pages } from '../../../../tests/harness/e2e/states/pages.ts';
import { type Studio, visitorOf } from '../startStudio.ts';

/** Width of the largest pictures: they are shown at most in a text column, and are part of every clone. */
const WIDTH = 960;
const QUALITY = 60;

interface ManualShoot {
  readonly browser: Browser;
  readonly studio: Studio;
  readonly languages: readonly Language[];
  /** Folder with a subfolder per language. */
  readonly folder: string;
}

/** Takes the manual's pictures of the demo, in light mode and each language. @returns how many */
export async function takeManualPictures(shoot: ManualShoot): Promise<number> {
  const names = Object.keys(manualPages) as ManualPicture[];
  for (const language of shoot.languages) {
    mkdirSync(join(shoot.folder, language), { recursive: true });
    for (const name of names) await takeManualPicture(shoot, name, language);
  }
  return names.length * shoot.languages.length;
}

/** In a separate browser context, so that pictures are independent. */
async function takeManualPicture(
  { browser, studio, folder }: ManualShoot,
  name: ManualPicture,
  language: Language,
): Promise<void> {
  const subject = studio.subjects.usual;
  const shown = pages.find((page) => page.name === manualPages[name]);
  const href = shown?.href(subject);
  if (!shown || href === undefined) throw new Error(`The demo has nothing to show for ${name}.`);
  const context = await openContext(browser, studio.url, {
    ...windowOf(name),
    language,
    ...(shown.isMembers && { as: visitorOf(subject) }),
  });
  await context.clock.setFixedTime(Date.now());
  const page = await context.newPage();
  await page.goto(href);
  await settle(page, { isStill: true });
  await actions[name]?.(page, translator(language));
  await page.mouse.move(0, 0);
  await settle(page, { isStill: true });
  const picture = await page.screenshot({ caret: 'hide' });
  await sharp(picture)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(folder, language, `${name}.webp`));
  await context.close();
}

/** Page of each picture, by name; a picture without a page fails to compile. */
const manualPages: Readonly<Record<ManualPicture, string>> = {
  'getting-around': 'overview',
  'signing-in': 'login',
  registering: 'register',
  overview: 'overview',
  'people-in-need': 'peopleInNeed',
  'person-in-need': 'personInNeed',
  volunteers: 'volunteers',
  volunteer: 'volunteer',
  team: 'ourTeam',
  invitations: 'ourTeam-invitations',
  coordinator: 'coordinator',
  events: 'events',
  calendar: 'events-calendar',
  'event-form': 'createEvent',
  event: 'event',
  participants: 'eventParticipants',
  attendance: 'eventParticipants',
  account: 'settings',
  'notification-settings': 'settings-notifications',
  foundation: 'settings-organization',
  notifications: 'notifications',
  'bad-network': 'createEvent',
};

/** What the user has done on the page. */
const actions: { readonly [Name in ManualPicture]?: (page: Page, text: Translate) => Promise<unknown> } = {
  'getting-around': async (page) => {
    await page.getByRole('banner').getByRole('button').last().click();
    await page.getByRole('menu').waitFor();
  },
  volunteers: async (page) => {
    for (const index of [1, 2, 3]) await page.getByRole('main').getByRole('checkbox').nth(index).check();
  },
  'bad-network': async (page, text) => {
    await page.getByRole('textbox').first().fill(text('enums.helpCategory.elderlyPeople'));
    await page.getByRole('banner').locator(`a[href="${paths.events.getHref()}"]`).click();
    await page.getByRole('dialog', { name: text('form.unsaved.title') }).waitFor();
  },
};
