import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { toast } from '../harness/e2e/pages/toast.ts';
import { volunteerList } from '../harness/e2e/pages/volunteerList.ts';
import { volunteerProfile } from '../harness/e2e/pages/volunteerProfile.ts';
import { polish } from '../harness/e2e/polish.ts';
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

  await toast(page, polish('messages.fileDownloaded')).waitFor();
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
  await page.getByRole('button', { name: polish('kit.copyLink.copy') }).click();
  await toast(page, polish('kit.copyLink.copied')).waitFor();
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
