import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { countPages } from '../harness/e2e/countPages.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { polish } from '../harness/e2e/polish.ts';
import { insertEvent } from '../harness/insertEvent.ts';
import { insertParticipants } from '../harness/insertParticipants.ts';
import { insertPersonInNeed } from '../harness/insertPersonInNeed.ts';

/** In the place of the browser's dialog: what is on the page while it is open. */
const notePrints = () => {
  window.print = () => {
    document.body.dataset.printed = `${document.querySelectorAll('.print-sheet tbody tr').length}`;
    window.dispatchEvent(new Event('afterprint'));
  };
};

const colors = (locator: Locator) =>
  locator.evaluate((element) => [
    getComputedStyle(element).color,
    getComputedStyle(document.body).backgroundColor,
  ]);
const blackOnWhite = ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'];

test('the list to sign holds everybody with a place, by its button and by Ctrl+P alike', async ({
  stage,
  visit,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const event = await insertEvent(stage.db, { organizationId, volunteersNeededNum: 60 });
  await insertParticipants(stage.db, event, [...Array(60).fill('signed_up'), 'waitlisted']);
  const page = await visit(paths.eventParticipants.getHref({ eventId: event.id }), {
    as: admin,
    colorScheme: 'dark',
    script: notePrints,
  });
  const button = page.getByRole('button', { name: polish('events.print.label') });
  const printed = page.locator('body[data-printed="60"]');
  const sheet = page.locator('.print-sheet');

  await button.click();
  await printed.waitFor();
  await button.and(page.locator('[aria-busy=false]')).waitFor();
  await page.evaluate(() => document.body.removeAttribute('data-printed'));
  await page.keyboard.press('Control+p');
  await printed.waitFor();
  await sheet.waitFor({ state: 'detached' });

  // By the browser's own menu it is what the page shows: the first 25.
  const printByMenu = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    return sheet.locator('tbody tr').count();
  };
  await expect.poll(printByMenu).toBe(25);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#root').isVisible()).toBe(false);
  await expect.poll(() => colors(sheet.locator('td').first())).toEqual(blackOnWhite);
  expect(await sheet.locator('thead').textContent()).toContain(event.title);
  expect(await sheet.locator('thead').evaluate((head) => getComputedStyle(head).display)).toBe(
    'table-header-group',
  );
  expect(
    await sheet.locator('tr').evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakInside)),
  ).toContain('avoid');
  expect(await countPages(page)).toBe(2);
});

test('a profile is one sheet of black on white, with nothing to click', async ({ stage, visit }) => {
  const { id: organizationId, admin, volunteers } = await insertTeam(stage, [{}]);
  const person = await insertPersonInNeed(stage.db, { organizationId });
  const page = await visit('/', { as: admin, colorScheme: 'dark', script: notePrints });
  for (const [path, name] of [
    [paths.volunteer.getHref({ profileId: volunteers[0].id }), volunteers[0].lastname],
    [paths.personInNeed.getHref({ profileId: person.id }), person.lastname],
    [paths.coordinator.getHref({ profileId: admin.id }), admin.name],
  ] as const) {
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 }).filter({ hasText: name });
    await heading.waitFor();
    await page.getByRole('button', { name: polish('kit.print') }).click();
    await page.locator('body[data-printed]').waitFor();

    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => colors(heading)).toEqual(blackOnWhite);
    await page.getByRole('tabpanel').first().waitFor();
    for (const role of ['button', 'navigation', 'banner', 'contentinfo', 'tab'] as const)
      expect(await page.getByRole(role).count(), `${role} of ${path}`).toBe(0);
    expect(await countPages(page), path).toBe(1);
    await page.emulateMedia({ media: null });
  }
});

test('on paper no name of a field is torn inside a word, in the language with the longest', async ({
  stage,
  visit,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  const person = await insertPersonInNeed(stage.db, { organizationId });
  const page = await visit(paths.personInNeed.getHref({ profileId: person.id }), {
    as: admin,
    language: 'uk',
    // A4 between its margins.
    width: 680,
  });
  const fields = page.locator('main dt');
  await fields.first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const torn = await fields.evaluateAll((names) =>
    names.flatMap(({ textContent, firstChild }) =>
      [...(textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        if (firstChild) range.setStart(firstChild, index);
        if (firstChild) range.setEnd(firstChild, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      }),
    ),
  );
  expect(torn).toEqual([]);
});
