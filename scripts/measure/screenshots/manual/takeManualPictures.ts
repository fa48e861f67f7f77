import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import type { Language } from '../../../../src/contract/Language.ts';
import { paths } from '../../../../src/contract/paths.ts';
import { type ManualPicture, windowOf } from '../../../../src/panel/manual/manualPictures.ts';
import { translator } from '../../../../src/server/core/texts/translator.ts';
import { memberViews } from '../../../../tests/harness/e2e/views/memberViews.ts';
import { settle } from '../../../../tests/harness/e2e/views/settle.ts';
import { opened } from '../../../../tests/harness/e2e/views/states.ts';
import type { View } from '../../../../tests/harness/e2e/views/View.ts';
import { visitorViews } from '../../../../tests/harness/e2e/views/visitorViews.ts';
import { openStudioContext } from '../openStudioContext.ts';
import type { Studio } from '../startStudio.ts';

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
  const names = Object.keys(manualViews) as ManualPicture[];
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
  await view.action?.(page, translator(language));
  await page.mouse.move(0, 0);
  await settle(page, { overlay: true });
  const picture = await page.screenshot({ caret: 'hide' });
  await sharp(picture)
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(folder, language, `${name}.webp`));
  await context.close();
}

const [overview] = memberViews.overview;
const [createEvent] = memberViews.createEvent;
const [participants] = memberViews.eventParticipants;

/** View of each picture; a picture without a view fails to compile. */
const manualViews: Readonly<Record<ManualPicture, View>> = {
  'getting-around': opened(overview, 'profileMenu', (it) =>
    it.getByRole('banner').getByRole('button').last(),
  ),
  'signing-in': visitorViews.login[0],
  registering: visitorViews.register[0],
  overview,
  'people-in-need': memberViews.peopleInNeed[0],
  'person-in-need': memberViews.personInNeed[0],
  volunteers: named(memberViews.volunteers, 'volunteers-selected'),
  volunteer: memberViews.volunteer[0],
  team: memberViews.ourTeam[0],
  invitations: named(memberViews.ourTeam, 'ourTeam-invitations'),
  coordinator: memberViews.coordinator[0],
  events: memberViews.events[0],
  calendar: named(memberViews.events, 'events-calendar'),
  'event-form': createEvent,
  event: memberViews.event[0],
  participants,
  attendance: participants,
  account: memberViews.settings[0],
  'notification-settings': named(memberViews.settings, 'settings-notifications'),
  foundation: named(memberViews.settings, 'settings-organization'),
  notifications: memberViews.notifications[0],
  'bad-network': {
    ...createEvent,
    action: async (it, text) => {
      await it.getByRole('textbox').first().fill(text('enums.helpCategory.elderlyPeople'));
      await it.getByRole('banner').locator(`a[href="${paths.events.getHref()}"]`).click();
      await it.getByRole('dialog', { name: text('form.unsaved.title') }).waitFor();
    },
  },
};

function named(views: readonly View[], name: string): View {
  const view = views.find((view) => view.name === name);
  if (!view) throw new Error(`There is no view ${name}.`);
  return view;
}
