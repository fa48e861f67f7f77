import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { manualPictures } from '../../src/panel/manual/manualPictures.ts';
import { manualSections } from '../../src/panel/shell/manualSections.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { SCRIPTS } from '../harness/e2e/holdRequests.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { panelTaken } from '../harness/e2e/panelTaken.ts';
import { polish } from '../harness/e2e/polish.ts';
import { manualTexts } from '../harness/manualTexts.ts';

const title = polish('shell.titles.manual');

test('the manual is read without a script of the panel: each section, and pictures that come', async ({
  visit,
}) => {
  const page = await visit(paths.landing.getHref());
  const asked: string[] = [];
  page.on('request', (request) => SCRIPTS.test(request.url()) && asked.push(request.url()));
  await page.goto(paths.manual.getHref());
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: title }).waitFor();

  const contents = main.getByRole('navigation', { name: manualTexts.pl.contents });
  expect(await contents.getByRole('link').count()).toBe(manualSections.length);
  // Each has its room before it comes, so that nothing moves under who reads.
  const shapes = await main
    .locator('figure img')
    .evaluateAll((pictures) => pictures.map((it) => it.clientWidth / it.clientHeight));
  for (const shape of shapes) expect([1.6, 0.6]).toContain(Math.round(shape * 10) / 10);

  for (const name of manualSections) {
    const section = main.locator(`section#${name}`);
    await section.getByRole('heading', { level: 2 }).waitFor();
    // They come as one gets to them.
    const pictures = section.getByRole('img');
    expect(await pictures.count(), name).toBe(manualPictures[name].length);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
        .toBeGreaterThan(300);
    }
  }
  expect(asked).toEqual([]);
});

test('the contents lead to their sections below the header, and on a phone back', async ({ visit }) => {
  const page = await visit(paths.manual.getHref(), { width: 360, height: 740 });
  const main = page.getByRole('main');
  await main.getByRole('link', { name: polish('shell.titles.volunteers'), exact: true }).click();
  await page.waitForURL(`${paths.manual.getHref()}#volunteers`);
  const section = main.locator('section#volunteers');
  const topOf = () =>
    section.getByRole('heading', { level: 2 }).evaluate((it) => it.getBoundingClientRect().top);
  const bar = await page.getByRole('banner').evaluate((it) => it.getBoundingClientRect().bottom);
  await expect.poll(topOf).toBeLessThan(bar + 80);
  expect(await topOf()).toBeGreaterThanOrEqual(bar);

  await section.getByRole('link', { name: manualTexts.pl.toContents }).click();
  await page.waitForURL(`${paths.manual.getHref()}#contents`);
});

test('a picture opens in full size beside the manual, by keyboard', async ({ visit }) => {
  const page = await visit(paths.manual.getHref());
  const picture = page.getByRole('main').getByRole('link', { name: manualTexts.pl['pictures.calendar'] });
  await picture.focus();
  const opened = page.waitForEvent('popup');
  await page.keyboard.press('Enter');
  expect(new URL((await opened).url()).pathname).toMatch(/^\/assets\/calendar-.*\.webp$/);
});

test('what is read stays where it is when the panel takes the manual over', async ({ visit }) => {
  const page = await visit(`${paths.manual.getHref()}#settings`);
  const section = page.locator('section#settings');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
  const placeOf = () => section.evaluate((it) => it.getBoundingClientRect().top);
  const before = await placeOf();
  // Playwright's own pointing scrolls to what it points at.
  const box = await page.getByRole('banner').getByRole('button').first().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
  await panelTaken(page);
  expect(await placeOf()).toBe(before);
});

test('the footer leads to the section about the page, in a tab of its own', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.volunteers.getHref(), { as: admin });
  const opened = page.waitForEvent('popup');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: polish('shell.footer.userManual') })
    .click();
  const manual = await opened;
  await manual.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(new URL(manual.url()).hash).toBe('#volunteers');
  // A member reads it as one.
  await header(manual).profileOf(admin.name).waitFor();
  expect(page.url()).toMatch(/\/volunteers$/);
});
