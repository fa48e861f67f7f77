import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { eventPage } from '../harness/e2e/pages/eventPage.ts';
import { volunteerList } from '../harness/e2e/pages/volunteerList.ts';
import { polish } from '../harness/e2e/polish.ts';
import { pressUntil } from '../harness/e2e/pressUntil.ts';
import { insertEvent } from '../harness/insertEvent.ts';
import { insertPersonInNeed } from '../harness/insertPersonInNeed.ts';

const title = polish('search.title');

/** More of one name than the search shows. */
const nowaks = Array.from({ length: 8 }, (_, index) => ({ firstname: `Anna ${index}`, lastname: 'Nowak' }));

async function openSearch(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog', { name: title });
  await page.getByRole('banner').getByRole('button', { name: title }).click();
  await dialog.getByRole('combobox').waitFor();
  return dialog;
}

test('by keyboard alone, half a word leads to an event, and another foundation finds nothing', async ({
  stage,
  visit,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, [{ firstname: 'Piknika', lastname: 'Żak' }]);
  const other = await insertTeam(stage, []);
  const creator = { id: admin.id, name: admin.name };
  await insertEvent(stage.db, { organizationId, creator, title: 'Piknik sąsiedzki' });
  await insertPersonInNeed(stage.db, { organizationId, firstname: 'Piknisława' });

  const page = await visit(paths.settings.getHref(), { as: admin });
  const dialog = page.getByRole('dialog', { name: title });
  await pressUntil(page, 'Control+k', dialog.getByRole('combobox', { name: title }));
  await page.keyboard.type('PIKNI');
  await expect.poll(() => dialog.getByRole('option').count()).toBe(3);
  const options = await dialog.getByRole('option').allInnerTexts();
  expect(options.map((option) => option.split('\n')[0])).toEqual([
    'Piknisława',
    'Piknika Żak',
    'Piknik sąsiedzki',
  ]);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await eventPage(page).heading('Piknik sąsiedzki').waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');

  const stranger = await visit(paths.overview.getHref(), { as: other.admin });
  await stranger.getByRole('banner').getByRole('button', { name: title }).click();
  await stranger.keyboard.type('pikni');
  await stranger.getByRole('dialog').getByText(polish('kit.noMatch.title')).waitFor();
});

test('an action is begun from anywhere; more than a few results lead to their list', async ({
  stage,
  visit,
}) => {
  const { admin } = await insertTeam(stage, nowaks);
  const page = await visit(paths.overview.getHref(), { as: admin });
  const dialog = await openSearch(page);
  // Enter at once means the first that is found, not the first that stood there.
  await page.keyboard.type('nowe wyd');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${paths.createEvent.getHref()}`);

  // The page takes the focus when it comes.
  await page.getByRole('main').getByRole('textbox').first().waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('main'));
  await page.keyboard.press('Control+k');
  const field = dialog.getByRole('combobox');
  await field.waitFor();
  await page.keyboard.type('nowak anna');
  await expect.poll(() => field.inputValue()).toBe('nowak anna');
  await dialog.getByRole('option', { name: polish('search.all', { smart_count: '8' }) }).click();
  const list = volunteerList(page);
  await list.count(8).waitFor();
  expect(await list.search.inputValue()).toBe('nowak anna');
});

test('all results of a list are those of what is typed, even while the last results still stand', async ({
  stage,
  visit,
}) => {
  const { admin } = await insertTeam(stage, nowaks);
  const page = await visit(paths.overview.getHref(), { as: admin });
  const dialog = await openSearch(page);
  await page.keyboard.type('now');
  const all = dialog.getByRole('option', { name: polish('search.all', { smart_count: '8' }) });
  await all.waitFor();
  await page.keyboard.type('ak');
  await all.click();
  const list = volunteerList(page);
  await list.count(8).waitFor();
  expect(await list.search.inputValue()).toBe('nowak');
});

test('`/` goes to the search of the list, `?` tells the keys, and single keys can be turned off', async ({
  stage,
  visit,
}) => {
  const { admin } = await insertTeam(stage, [{ firstname: 'Łukasz', lastname: 'Żak' }]);
  const page = await visit(paths.volunteers.getHref(), { as: admin });
  const list = volunteerList(page);
  await list.count(1).waitFor();
  const focused = () => list.search.evaluate((field) => field === document.activeElement);
  await expect
    .poll(async () => {
      await page.keyboard.press('/');
      return await focused();
    })
    .toBe(true);
  await page.keyboard.type('zak?');
  expect(await list.search.inputValue()).toBe('zak?');

  await list.search.blur();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: polish('search.shortcuts.title') });
  await help.getByText('/', { exact: true }).waitFor();
  await help.getByRole('checkbox').click();
  await help.getByText('/', { exact: true }).waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await page.reload();
  await list.count(0).or(list.count(1)).waitFor();
  // The one with a modifier stays.
  await pressUntil(page, 'Control+k', page.getByRole('dialog', { name: title }));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('/');
  expect(await focused()).toBe(false);
});

test('what cannot be searched is told by name, and tried again', async ({ stage, visit, expected }) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const creator = { id: admin.id, name: admin.name };
  await insertEvent(stage.db, { organizationId, creator, title: 'Piknik' });
  const page = await visit(paths.settings.getHref(), { as: admin });
  const events = new RegExp(`/organizations/${organizationId}/events\\?`);
  await page.route(events, (route) => route.fulfill({ status: 503 }));
  expected.push(`503 GET /api/organizations/${organizationId}/events`);
  await page.getByRole('banner').getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  // On a slow machine the beginning of the word is searched for, too.
  const refused = page.waitForResponse(
    (answer) => events.test(answer.url()) && answer.url().includes('q=piknik'),
  );
  await page.keyboard.type('piknik');
  await refused;
  await dialog.getByText(`${polish('kit.failure.title')}: ${polish('shell.navigation.events')}`).waitFor();
  await page.unroute(events);
  await dialog.getByRole('button', { name: polish('kit.failure.retry') }).click();
  await dialog.getByRole('option', { name: /^Piknik/ }).waitFor();
});
