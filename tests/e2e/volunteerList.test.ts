import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import type { Caller } from '../harness/Caller.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { volunteerList } from '../harness/e2e/pages/volunteerList.ts';
import { volunteerProfile } from '../harness/e2e/pages/volunteerProfile.ts';
import { polish } from '../harness/e2e/polish.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { insertAccount } from '../harness/insertAccount.ts';
import { parseCsv } from '../harness/parseCsv.ts';

const address = paths.volunteers.getHref();
const people = [
  { firstname: 'Łukasz', lastname: 'Żak', city: 'Łódź' },
  { firstname: 'Żaneta', lastname: 'Wójcik', city: 'Gdynia', accountStatus: 'verified' },
  { firstname: 'Соломія', lastname: 'Мельник', city: 'Львів' },
  { firstname: 'Олексій', lastname: 'Щербак', city: 'Київ', accountStatus: 'rejected' },
] as const;

/** Oldest first, so that the order in which they are given is that of `createdAt`. */
const many = Array.from({ length: 23 }, (_, index) => ({
  firstname: `Anna ${String.fromCharCode(97 + index)}`,
  lastname: 'Nowak',
  accountStatus: index % 2 === 0 ? ('pending' as const) : ('verified' as const),
  createdAt: new Date(Date.UTC(2026, 0, 1 + index)).toISOString(),
}));
const namesOf = (volunteers: readonly { firstname: string; lastname: string }[]) =>
  volunteers.map(({ firstname, lastname }) => `${firstname} ${lastname}`);

test('the search needs neither case nor diacritics, and knows Ukrainian', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, people);
  const page = await visit(address, { as: admin });
  const list = volunteerList(page);
  await list.count(4).waitFor();
  for (const [typed, found] of [
    ['lukasz', 'Łukasz Żak'],
    ['WOJCIK', 'Żaneta Wójcik'],
    ['щерба', 'Олексій Щербак'],
    ['львів', 'Соломія Мельник'],
  ] as const) {
    await list.search.fill(typed);
    await expect.poll(list.names).toEqual([found]);
    await list.count(1).waitFor();
    expect(new URL(page.url()).searchParams.get('q')).toBe(typed);
  }
});

test('filter, sorting and page are in the address: reload, Back and a profile keep them', async ({
  stage,
  visit,
}) => {
  const { admin } = await insertTeam(stage, many);
  const waiting = namesOf(many.filter(({ accountStatus }) => accountStatus === 'pending'));
  const page = await visit(`${address}?size=10`, { as: admin });
  const list = volunteerList(page);
  await expect.poll(list.names).toEqual(namesOf(many).reverse().slice(0, 10));

  await list.status('pending').click();
  await expect.poll(list.names).toEqual([...waiting].reverse().slice(0, 10));
  await list.sortBy('firstname').click();
  await expect.poll(list.names).toEqual(waiting.slice(0, 10));
  await page.getByRole('button', { name: 'Przejdź do następnej strony' }).click();
  await expect.poll(list.names).toEqual(waiting.slice(10));

  await page.reload();
  await expect.poll(list.names).toEqual(waiting.slice(10));
  await expect.poll(() => list.status('pending').getAttribute('aria-pressed')).toBe('true');

  await list.link(waiting[10] ?? '').click();
  await volunteerProfile(page)
    .heading(waiting[10] ?? '')
    .waitFor();
  await page.goBack();
  await expect.poll(list.names).toEqual(waiting.slice(10));
  await page.goBack();
  await expect.poll(list.names).toEqual(waiting.slice(0, 10));
  await page.goBack();
  await expect.poll(list.names).toEqual([...waiting].reverse().slice(0, 10));
  await page.goBack();
  await expect.poll(list.names).toEqual(namesOf(many).reverse().slice(0, 10));
});

test('the export holds just who the search and the filter leave, in the same order', async ({
  stage,
  visit,
}) => {
  const { admin } = await insertTeam(stage, [...many, ...people]);
  const waiting = many.filter(({ accountStatus }) => accountStatus === 'pending');
  // A page of ten, of twelve.
  const page = await visit(`${address}?q=nowak&accountStatus=pending&sort=firstname,desc&size=10`, {
    as: admin,
  });
  await volunteerList(page).count(waiting.length).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: polish('ra.action.export') }).click(),
  ]);

  await toastShown(page, polish('messages.fileDownloaded'));
  expect(download.suggestedFilename()).toMatch(/^volunteers-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  // By its mark a spreadsheet knows that it is UTF-8.
  expect(text).toMatch(/^\uFEFF/);
  const [head = [], ...rows] = parseCsv(text.slice(1));
  const columns = ['firstname', 'lastname'].map((field) => head.indexOf(polish(`fields.${field}`)));
  const names = rows.map((row) => columns.map((column) => row[column]).join(' '));
  expect(names).toEqual(namesOf(waiting).reverse());
});

test('without volunteers it says how they come', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(address, { as: admin });
  await page.getByRole('heading', { name: polish('volunteers.empty.title') }).waitFor();
  expect(await volunteerList(page).search.count()).toBe(0);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: polish('kit.copy.link.copy') }).click();
  await toastShown(page, polish('kit.copy.link.copied'));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(stage.url + paths.app.getHref());
});

test('where nothing matches, one press shows all again', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, people);
  const page = await visit(`${address}?accountStatus=verified&q=lukasz`, { as: admin });
  const list = volunteerList(page);
  await page.getByRole('heading', { name: polish('kit.noMatch.title') }).waitFor();
  await page.getByRole('button', { name: polish('ra.navigation.clear_filters') }).click();
  await list.count(4).waitFor();
  await expect.poll(() => list.search.inputValue()).toBe('');
  await page.waitForURL(stage.url + address);
});

test('an address that asks for what the contract does not know shows the list all the same', async ({
  stage,
  visit,
}) => {
  const { admin } = await insertTeam(stage, people);
  const page = await visit(`${address}?page=99&size=0&sort=password,asc&accountStatus=gone&x=1`, {
    as: admin,
  });
  await expect.poll(async () => (await volunteerList(page).names()).length).toBe(4);
});

test('the columns that a person chose stay chosen', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, people);
  const page = await visit(address, { as: admin });
  const list = volunteerList(page);
  const head = list.table.getByRole('columnheader', { name: polish('fields.city'), exact: true });
  await head.waitFor();
  await page.getByRole('button', { name: polish('ra.action.select_columns') }).click();
  await page.getByRole('checkbox', { name: polish('fields.city'), exact: true }).uncheck();
  await page.keyboard.press('Escape');
  await head.waitFor({ state: 'detached' });
  await page.reload();
  await list.link('Łukasz Żak').waitFor();
  expect(await head.count()).toBe(0);
});

test('a column that is dragged stays where it was dropped', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, people);
  const page = await visit(address, { as: admin });
  const heads = () => volunteerList(page).table.getByRole('columnheader').allTextContents();
  await volunteerList(page).link('Łukasz Żak').waitFor();
  const [city, email] = [polish('fields.city'), polish('fields.email')];
  const before = await heads();
  expect(before.indexOf(city)).toBeLessThan(before.indexOf(email));

  await page.getByRole('button', { name: polish('ra.action.select_columns') }).click();
  const handleOf = (name: string) => page.getByRole('button', { name: polish('kit.list.move', { name }) });
  const centre = async (name: string) => {
    const { x, y, width, height } = (await handleOf(name).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    return [x + width / 2, y + height / 2] as const;
  };
  await handleOf(city).waitFor();
  await page.mouse.move(...(await centre(city)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(email)), { steps: 10 });
  await page.mouse.up();
  await page.keyboard.press('Escape');
  const isMoved = async () => (await heads()).indexOf(city) > (await heads()).indexOf(email);
  await expect.poll(isMoved).toBe(true);
  await page.reload();
  await volunteerList(page).link('Łukasz Żak').waitFor();
  expect(await isMoved()).toBe(true);
});

/** The list of a foundation with so many volunteers that it is longer than the window. */
async function openLongList(
  stage: Parameters<typeof insertTeam>[0],
  visit: (path: string, options: { as: Caller }) => Promise<Page>,
) {
  const { admin } = await insertTeam(stage, many);
  const page = await visit(address, { as: admin });
  const list = volunteerList(page);
  await list.count(many.length).waitFor();
  return { page, list };
}

test('the head of a long table stays in sight below the header, and hides no row that has the focus', async ({
  stage,
  visit,
}) => {
  const { page, list } = await openLongList(stage, visit);
  const head = list.table.locator('thead');
  const header = page.getByRole('banner');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  const bottomOf = async (part: typeof head) => {
    const box = await part.boundingBox();
    return box ? Math.round(box.y + box.height) : undefined;
  };
  await expect.poll(async () => (await head.boundingBox())?.y).toBe(((await bottomOf(header)) ?? 0) - 1);
  // Upwards by keyboard, each link is below the head.
  const links = list.table.getByRole('link', { name: /^Anna/ });
  for (const index of [12, 8, 4, 0]) {
    await links.nth(index).focus();
    const box = await links.nth(index).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((await bottomOf(head)) ?? Number.NaN);
  }
});

test('with all columns, names stay in sight and the table is no higher than the window', async ({
  stage,
  visit,
}) => {
  const { page, list } = await openLongList(stage, visit);
  await page.getByRole('button', { name: polish('ra.action.select_columns') }).click();
  const choices = page.getByRole('dialog').getByRole('checkbox');
  await choices.nth(4).waitFor();
  for (let index = 0; index < (await choices.count()) - 1; index += 1) await choices.nth(index).check();
  await page.keyboard.press('Escape');
  const frame = list.table.locator('..');
  await expect.poll(() => frame.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  await frame.evaluate((box) => box.scrollBy(400, 300));
  const left = async () => ({
    frame: (await frame.boundingBox())?.x,
    name: (await list.table.locator('tbody [data-names]').nth(8).boundingBox())?.x,
  });
  await expect.poll(async () => (await left()).name).toBe(((await left()).frame ?? Number.NaN) + 1);
  const heights = await page.evaluate(() => window.innerHeight);
  expect((await frame.boundingBox())?.height).toBeLessThan(heights);
  expect((await list.table.locator('thead').boundingBox())?.y).toBe(
    ((await frame.boundingBox())?.y ?? 0) + 1,
  );
});

test('compact rows are lower, in every list, and stay so', async ({ stage, visit }) => {
  const { page, list } = await openLongList(stage, visit);
  const height = async () => (await list.table.getByRole('row').nth(3).boundingBox())?.height;
  const high = await height();
  await page.getByRole('button', { name: polish('ra.action.select_columns') }).click();
  // The rows take longer than the click.
  await page.getByRole('checkbox', { name: polish('kit.list.compact') }).click();
  await page.keyboard.press('Escape');
  await expect.poll(height).toBeLessThan((high ?? 0) - 10);
  const low = await height();
  await page.reload();
  await list.count(many.length).waitFor();
  await expect.poll(height).toBe(low);
});

test('what is filtered and chosen is kept as a view, a tab of the list, for oneself or for the team', async ({
  stage,
  visit,
}) => {
  const { id: organizationId, admin } = await insertTeam(stage, people);
  const page = await visit(address, { as: admin });
  const list = volunteerList(page);
  await list.count(4).waitFor();
  const save = page.getByRole('button', { name: polish('kit.views.save') });
  expect(await save.count()).toBe(0);

  await list.status('pending').click();
  await list.count(2).waitFor();
  await page.getByRole('button', { name: polish('ra.action.select_columns') }).click();
  await page.getByRole('checkbox', { name: polish('fields.email') }).uncheck();
  await page.keyboard.press('Escape');
  await save.click();
  const dialog = page.getByRole('dialog', { name: polish('kit.views.save') });
  await dialog.getByLabel(polish('fields.name')).fill('Czekają');
  await dialog.getByRole('checkbox', { name: polish('kit.views.shared') }).check();
  await page.keyboard.press('Enter');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Czekają').waitFor();
  await expect.poll(() => tab('Czekają').getAttribute('aria-selected')).toBe('true');

  // The list itself is as it was, with its own columns.
  await tab(polish('kit.filter.all')).click();
  await list.count(4).waitFor();
  await list.table.getByRole('columnheader', { name: polish('fields.email') }).waitFor();
  expect(await save.count()).toBe(0);

  // A colleague has it, too, by its tab and by its address.
  const coordinator = await insertAccount(stage.db, { organizationId, role: 'coordinator', name: 'Piotr' });
  const other = await visit(address, { as: await stage.signIn(coordinator) });
  await other.getByRole('tab', { name: 'Czekają' }).click();
  await volunteerList(other).count(2).waitFor();
  expect(await other.getByRole('columnheader', { name: polish('fields.email') }).count()).toBe(0);
  expect(await other.getByRole('button', { name: polish('kit.views.edit') }).count()).toBe(0);
  await other.reload();
  await volunteerList(other).count(2).waitFor();
  await expect
    .poll(() => other.getByRole('tab', { name: 'Czekają' }).getAttribute('aria-selected'))
    .toBe('true');

  // Its author changes it, and deletes it.
  await tab('Czekają').click();
  await list.count(2).waitFor();
  await list.status('verified').click();
  await list.count(1).waitFor();
  await page.getByRole('button', { name: polish('kit.views.edit') }).click();
  await page.getByRole('dialog').getByLabel(polish('fields.name')).fill('Zweryfikowani');
  await page.keyboard.press('Enter');
  await tab('Zweryfikowani').waitFor();
  await list.count(1).waitFor();
  await page.getByRole('button', { name: polish('kit.views.edit') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: polish('ra.action.delete') })
    .click();
  await list.count(4).waitFor();
  await tab('Zweryfikowani').waitFor({ state: 'detached' });
});
