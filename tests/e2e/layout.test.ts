import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { translator } from '../../src/server/translator.ts';
import { test } from '../support/e2e/e2eTest.ts';
import { insertTeam } from '../support/e2e/insertTeam.ts';
import { header } from '../support/e2e/pages/header.ts';
import { polish } from '../support/e2e/polish.ts';
import { insertAccount } from '../support/insertAccount.ts';
import { insertPersonInNeed } from '../support/insertPersonInNeed.ts';
import { invite } from '../support/invite.ts';
import { buildNotice, notify } from '../support/notify.ts';

/** As long as the contract allows, and not to be broken at a space. */
const long = {
  firstname: 'Aleksandra-Wilhelmina-Konstancja-Maksymiliana-Ewel',
  lastname: 'Szczebrzeszyńska-Brzęczyszczykiewicz-Chrząszczyżew',
  city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysilio',
  email: `${'w'.repeat(64)}@${'wolontariat.'.repeat(14)}example`,
  aboutMe: 'Konstantynopolitańczykowianeczka'.repeat(8),
};

const looks = [360, 768, 1280, 1536].flatMap((width) => [
  [width, 'light'] as const,
  [width, 'dark'] as const,
]);

/** How far the page can be moved to the side. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth);
}

test.for(['pl', 'uk'] as const)(
  'no page is wider than its window, in %s',
  async (language, { stage, visit }) => {
    const text = translator(language);
    const { id: organizationId, admin, volunteers } = await insertTeam(stage, [long]);
    const name = `${long.firstname} ${long.lastname}`;
    const coordinator = await insertAccount(stage.db, { organizationId, role: 'coordinator', name });
    const { firstname, lastname, email, city } = long;
    const person = await insertPersonInNeed(stage.db, { organizationId, firstname, lastname, city });
    await notify(buildNotice(organizationId, name), stage.db);
    await invite(stage, admin, { firstname, lastname, email, message: long.aboutMe.slice(0, 250) });
    for (const [address, as, heading] of [
      [paths.overview.getHref(), admin, /Anna/],
      [paths.login.getHref(), undefined, text('account.login.title')],
      [paths.volunteers.getHref(), admin, text('shell.titles.volunteers')],
      [paths.volunteer.getHref({ profileId: volunteers[0].id }), admin, name],
      [paths.ourTeam.getHref(), admin, text('shell.titles.ourTeam')],
      [paths.ourTeam.getHref({ query: { tab: 'invitations' } }), admin, text('shell.titles.ourTeam')],
      [paths.coordinator.getHref({ profileId: coordinator.id }), admin, name],
      [paths.landing.getHref(), undefined, text('landing.heading')],
      [paths.peopleInNeed.getHref(), admin, text('shell.titles.peopleInNeed')],
      [paths.personInNeed.getHref({ profileId: person.id }), admin, name],
      [paths.notifications.getHref(), admin, text('shell.titles.notifications')],
    ] as const) {
      const page = await visit(address, { as, language, width: 360, height: 740 });
      for (const [width, colorScheme] of looks) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 740 });
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
        expect(await overflow(page), `${address}, ${width} wide, ${colorScheme}`).toBeLessThanOrEqual(0);
      }
    }
  },
);

test('on a phone the list is cards, and the pages are behind a menu', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, [{ firstname: 'Łukasz', lastname: 'Żak' }]);
  const page = await visit(paths.overview.getHref(), { as: admin, width: 360, height: 740 });
  await page.getByRole('button', { name: polish('shell.navigation.open') }).click();
  const menu = page.getByRole('dialog', { name: polish('shell.navigation.label') });
  await menu.getByRole('link', { name: polish('shell.navigation.volunteers') }).click();
  await menu.waitFor({ state: 'detached' });

  const cards = page.getByRole('list', { name: polish('shell.titles.volunteers') });
  const card = cards.getByRole('listitem').filter({ hasText: 'Łukasz Żak' });
  await card.getByText(polish('enums.accountStatus.pending')).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await header(page).link('volunteers').isVisible()).toBe(false);

  // A card opens wherever it is pressed.
  await card.getByText(polish('enums.accountStatus.pending')).click();
  await page.getByRole('heading', { level: 1, name: 'Łukasz Żak' }).waitFor();
});
