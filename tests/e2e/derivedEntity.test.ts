import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { freePort } from '../../scripts/build/panel/freePort.ts';
import { humanise } from '../../src/contract/humanise.ts';
import { paths } from '../../src/contract/paths.ts';
import { addEntity, addTexts } from '../harness/addEntity.ts';
import { copyProject } from '../harness/copyProject.ts';
import { addAxe, runAxe } from '../harness/e2e/axe.ts';
import { browserTest } from '../harness/e2e/e2eTest.ts';
import { panelStarted } from '../harness/e2e/panelStarted.ts';
import { polish } from '../harness/e2e/polish.ts';
import { pressUntil } from '../harness/e2e/pressUntil.ts';
import { tabTo } from '../harness/e2e/tabTo.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { editSchema } from '../harness/editSchema.ts';
import texts from '../harness/entityTexts.json' with { type: 'json' };
import { everyKind, onSite } from '../harness/everyKind.ts';
import { parseCsv } from '../harness/parseCsv.ts';
import { runNode } from '../harness/runNode.ts';
import { basicAuthorization, PASSWORD } from '../harness/signIn.ts';
import { type Program, startProgram } from '../harness/startProgram.ts';

/**
 * A resource that only the contract and i18n know, in a copy of the project that is generated, built and started as it is:
 * its pages are there, and do all that those of the others do.
 */
const environment = { HOST: '127.0.0.1', DATA_DIR: '.data', DATABASE_URL: '', DEMO: '0', NODE_ENV: 'test' };
/** Whole programs run here; on a busy machine they take their time. */
const TIMEOUT_MS = 600_000;
const list = '/equipment-items';
const { pl, uk } = texts;
/** Of fields that only this test adds to an event. */
const eventTexts = {
  ...{ onSite: 'Osoba na miejscu', since: 'Od kiedy', days: 'Dni' },
  ...{ desk: 'Stanowisko', floor: 'Piętro', isOpen: 'Otwarte', trialSkills: 'Umiejętności' },
};
const own = pl.resources['equipment-items'];

const test = browserTest
  .extend('copy', { scope: 'file' }, async ({ machine: _ }, { onCleanup }) => {
    const copy = copyProject();
    let server: Program | undefined;
    onCleanup(async () => {
      await server?.stop();
      copy.remove();
    });
    addEntity(copy.folder);
    editSchema(copy.folder, 'Event', (properties) => {
      properties.set('onSite', onSite);
      properties.set('trialSkills', everyKind.trialSkills?.schema);
    });
    addTexts(copy.folder, { pl: { fields: eventTexts } });
    const run = async (...args: string[]) => {
      const { code, stderr } = await runNode(args, { cwd: copy.folder, environment });
      if (code !== 0) throw new Error(stderr);
    };
    await run('scripts/generate/generate.ts');
    await run('scripts/build/build.ts');
    await run('tests/harness/programs/fillFoundations.ts');
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    server = await startProgram(['src/server/main.ts'], {
      cwd: copy.folder,
      environment: { ...environment, PORT: String(port) },
      answers: `${origin}/api/health`,
    });
    return { folder: copy.folder, origin };
  })
  .override('origin', { scope: 'file' }, ({ copy }) => copy.origin)
  .extend('signIn', ({ origin }) => async (email: string) => {
    const answer = await fetch(`${origin}/api/users/login`, {
      method: 'POST',
      headers: { 'source-device': 'web', authorization: basicAuthorization(email, PASSWORD) },
    });
    return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
  })
  .skipIf('missing' in inject('browserTests'));

async function expectNoIssues(page: Page): Promise<void> {
  await addAxe(page);
  expect(await runAxe(page)).toEqual([]);
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const rows = (page: Page) => page.getByRole('row').count();

test('from nothing to a record, its conflict, its history and its end, in Polish', {
  timeout: TIMEOUT_MS,
}, async ({ visit, signIn, expected }) => {
  const page = await visit(list, { as: await signIn('coordinator@own.example') });
  await heading(page, own.title).waitFor();
  await page.getByText(own.empty.title).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: own.title }).waitFor();
  await expectNoIssues(page);

  await tabTo(page, page.getByRole('main').getByRole('link', { name: own.create }));
  await page.keyboard.press('Enter');
  await heading(page, own.create).waitFor();
  expect(new URL(page.url()).pathname).toBe(`${list}/create`);
  await expectNoIssues(page);
  // The first field has the focus.
  await page.keyboard.type('Bus Łucja');
  await tabTo(page, field(page, pl.fields.seats));
  await page.keyboard.type('9');
  await tabTo(page, field(page, pl.fields.notes));
  await page.keyboard.type('Klucze w biurze.');
  await tabTo(page, button(page, polish('ra.action.create')));
  await page.keyboard.press('Enter');
  // The kind is missing, and the focus is where it is chosen.
  await page.keyboard.press('Enter');
  await page.getByRole('option', { name: pl.enums.equipmentItemKind.vehicle }).press('Enter');
  await tabTo(page, button(page, polish('ra.action.create')));
  await page.keyboard.press('Enter');
  await toastShown(page, polish('messages.created'));
  await heading(page, 'Bus Łucja').waitFor();
  await expectNoIssues(page);
  const address = new URL(page.url()).pathname;
  expect(await page.title()).toContain('Bus Łucja');

  await link(page, own.title).last().click();
  await page.getByText('1 sztuka').waitFor();
  await expectNoIssues(page);
  await field(page, `${pl.fields.seats}: od`).fill('10');
  await page.getByText(polish('kit.noMatch.title')).waitFor();
  await field(page, `${pl.fields.seats}: od`).fill('9');
  await page.getByRole('row', { name: /Bus Łucja/ }).waitFor();
  await page.getByRole('searchbox').fill('klucze lucja');
  await expect.poll(() => new URL(page.url()).search).toContain('q=klucze');
  await expect.poll(() => rows(page)).toBe(2);
  await page.getByRole('columnheader', { name: pl.fields.seats }).getByRole('button').click();
  await expect.poll(() => new URL(page.url()).search).toContain('sort=seats%2Casc');
  await pressUntil(page, 'Control+k', page.getByRole('dialog'));
  await page.keyboard.type('klucze');
  await page
    .getByRole('dialog')
    .getByRole('option', { name: /^Bus Łucja/ })
    .waitFor();
  await page.keyboard.press('Escape');
  const coming = page.waitForEvent('download');
  await button(page, polish('ra.action.export')).click();
  const [head, row] = parseCsv(await readFile(await (await coming).path(), 'utf8'));
  expect(head).toContain(pl.fields.seats);
  expect(row).toEqual(expect.arrayContaining(['Bus Łucja', pl.enums.equipmentItemKind.vehicle, '9']));

  await link(page, 'Bus Łucja').click();
  await link(page, polish('ra.action.edit')).click();
  await heading(page, polish('kit.resource.editOne', { name: 'Bus Łucja' })).waitFor();
  await expectNoIssues(page);
  const other = await page.context().newPage();
  await other.goto(`${address}/edit`);
  await panelStarted(other);
  await field(other, pl.fields.seats).fill('8');
  await button(other, polish('ra.action.save')).click();
  await toastShown(other, polish('messages.edited'));
  await field(page, pl.fields.notes).fill('Klucze u Piotra.');
  expected.push(`409 PUT /api${address}`);
  await button(page, polish('ra.action.save')).click();
  await page.getByRole('dialog', { name: polish('form.conflict.title') }).waitFor();
  await expectNoIssues(page);
  await button(page, polish('form.conflict.load')).click();
  expect(await field(page, pl.fields.seats).inputValue()).toBe('8');
  await button(page, polish('ra.action.save')).click();
  await toastShown(page, polish('messages.edited'));
  await page.getByRole('tab', { name: polish('fields.history') }).click();
  await page.getByText('Klucze u Piotra.').waitFor();
  await expectNoIssues(page);
  // Only an admin may delete it, as the contract says.
  expect(await button(page, polish('ra.action.delete')).count()).toBe(0);

  const elsewhere = await visit(list, { as: await signIn('admin@other.example') });
  await elsewhere.getByText(own.empty.title).waitFor();

  const admin = await visit(address, { as: await signIn('admin@own.example') });
  await button(admin, polish('ra.action.delete')).click();
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: polish('ra.action.delete') })
    .click();
  await toastShown(admin, polish('messages.deleted'));
  await admin.getByText(own.empty.title).waitFor();
});

test('on a phone, in the dark and in Ukrainian', { timeout: TIMEOUT_MS }, async ({ visit, signIn }) => {
  const { title, create } = uk.resources['equipment-items'];
  const look = { language: 'uk', width: 360, height: 740, colorScheme: 'dark' } as const;
  const page = await visit(`${list}/create`, { as: await signIn('coordinator@other.example'), ...look });
  await heading(page, create).waitFor();
  await expectNoIssues(page);
  await page.getByRole('textbox').first().fill('Намет');
  await page.getByRole('combobox').first().click();
  await page.getByRole('option', { name: uk.enums.equipmentItemKind.tent }).click();
  await page.locator('main button[type=submit]').click();
  await heading(page, 'Намет').waitFor();
  await expectNoIssues(page);
  await link(page, title).click();
  await page.getByText('1 одиниця').waitFor();
  await expectNoIssues(page);
  // Nothing is wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('what nobody has written yet shows as the contract names it', { timeout: TIMEOUT_MS }, async ({
  visit,
  signIn,
}) => {
  const look = { language: 'en' } as const;
  const page = await visit(list, { as: await signIn('coordinator@own.example'), ...look });
  await heading(page, humanise('equipment-items')).waitFor();
});

test('an optional object and a list are filled in, mended and read on a phone by the keyboard alone', {
  timeout: TIMEOUT_MS,
}, async ({ visit, signIn }) => {
  const look = { width: 360, height: 740, as: await signIn('coordinator@own.example') };
  const page = await visit(paths.createEvent.getHref(), look);
  const group = page.getByRole('region', { name: eventTexts.onSite, exact: true });
  const input = (name: string) => page.getByRole('textbox', { name, exact: true });
  const save = async () => {
    await tabTo(page, button(page, polish('events.form.saveDraft')));
    await page.keyboard.press('Enter');
  };
  const skill = (number: number) => input(`${eventTexts.trialSkills} ${number}`);
  const addSkill = button(page, `${polish('ra.action.add')}: ${eventTexts.trialSkills}`);
  await input(polish('fields.title')).waitFor();
  await page.keyboard.type('Spacer z psami');
  await tabTo(page, addSkill);
  for (const [index, text] of ['Szycie', 'Haft', 'Gotowanie'].entries()) {
    await page.keyboard.press('Enter');
    await expect.poll(() => skill(index + 1).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.type(text);
    await tabTo(page, addSkill);
  }
  await tabTo(page, button(page, `${polish('ra.action.remove')}: ${eventTexts.trialSkills} 2`), {
    back: true,
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => skill(2).inputValue()).toBe('Gotowanie');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);

  await tabTo(page, group.getByLabel(polish('fields.note'), { exact: true }));
  await page.keyboard.type('Wejście od podwórza');
  await save();
  const needed = group.getByRole('textbox', {
    name: polish('fields.name'),
    description: polish('validation.required'),
  });
  await expect.poll(() => needed.evaluate((one) => one === document.activeElement)).toBe(true);
  await expectNoIssues(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/form.png`, fullPage: true });
  await page.keyboard.type('Żaneta');
  await tabTo(page, group.getByRole('textbox', { name: new RegExp(`^${polish('fields.phone')}`) }));
  await page.keyboard.type('601 234 567');
  await tabTo(page, group.getByLabel(eventTexts.since, { exact: true }));
  await group.getByLabel(eventTexts.since, { exact: true }).fill('2026-07-01T10:30');
  await save();
  await toastShown(page, polish('messages.created'));

  await heading(page, 'Spacer z psami').waitFor();
  await page.getByRole('tab', { name: polish('events.tabs.details') }).click();
  await page.getByText('Szycie, Gotowanie').waitFor();
  const told = page.getByRole('definition');
  for (const text of ['Żaneta', 'Wejście od podwórza']) await told.getByText(text, { exact: true }).waitFor();
  await page.getByText(`${eventTexts.onSite}: ${polish('fields.name')}`, { exact: true }).waitFor();
  await expectNoIssues(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/profile.png`, fullPage: true });
});
