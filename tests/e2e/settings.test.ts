import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { operations } from '../../src/contract/generated/operations.ts';
import { paths } from '../../src/contract/paths.ts';
import { buildImage, buildPhoto } from '../harness/buildImage.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { settingsPage } from '../harness/e2e/pages/settingsPage.ts';
import { polish } from '../harness/e2e/polish.ts';
import { tabTo } from '../harness/e2e/tabTo.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { insertAccount } from '../harness/insertAccount.ts';
import { insertEvent } from '../harness/insertEvent.ts';
import { exe } from '../harness/sampleFiles.ts';
import { PASSWORD } from '../harness/signIn.ts';

const { maxBytes } = operations.uploadProfilePhoto.upload;
const settings = (tab?: string) => paths.settings.getHref(tab ? { query: { tab } } : {});
const avatarOf = (page: Page, name: string) => header(page).profileOf(name).locator('img');

test('a photo is cut by the keyboard, shown at once and after a reload, and removed', async ({
  stage,
  visit,
}) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(settings(), { as: admin });
  const { choosePicture, removePhoto } = settingsPage(page);
  await choosePicture({
    name: 'ja.jpg',
    mimeType: 'image/jpeg',
    buffer: await buildPhoto({ width: 900, height: 600 }),
  });

  // A phone's photo lies on its side: upright it is higher than wide.
  const area = page.getByRole('group', { name: polish('kit.image.area') });
  await tabTo(page, area);
  const top = () => area.evaluate((element) => (element as HTMLElement).offsetTop);
  const before = await top();
  await page.keyboard.press('Shift+ArrowDown');
  await expect.poll(top).toBeGreaterThan(before);
  await tabTo(page, page.getByRole('button', { name: polish('kit.image.send') }));
  await page.keyboard.press('Enter');

  await toastShown(page, polish('messages.fileUploaded'));
  const avatar = avatarOf(page, admin.name);
  const shape = () => avatar.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
  await expect.poll(shape).toEqual([512, 512]);
  await page.reload();
  await expect.poll(shape).toEqual([512, 512]);

  await removePhoto.click();
  await dialog(page).confirm(polish('settings.photo.remove')).click();
  await toastShown(page, polish('messages.fileDeleted'));
  await avatar.waitFor({ state: 'detached' });
});

test('what is kept about oneself comes as an archive, to read and in JSON', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(settings(), { as: admin });
  const coming = page.waitForEvent('download');
  await settingsPage(page).takeData.click();
  const archive = await coming;
  await toastShown(page, polish('messages.fileDownloaded'));
  const files = unzipSync(await readFile(await archive.path()));
  expect(Object.keys(files)).toEqual(['data.json', 'index.html']);
  expect(JSON.parse(strFromU8(files['data.json'] ?? new Uint8Array()))).toMatchObject({
    coordinator: { id: admin.id, name: admin.name, email: admin.email },
  });
});

test('what is no picture, or too much of one, is refused before anything is sent', async ({
  stage,
  visit,
}) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(settings(), { as: admin });
  const { choosePicture, refusal } = settingsPage(page);
  for (const [file, text] of [
    [
      { name: 'strona.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      /Dozwolone: JPG, PNG, GIF/,
    ],
    [{ name: 'duze.png', mimeType: 'image/png', buffer: Buffer.alloc(maxBytes + 1) }, /może mieć najwyżej/],
    [{ name: 'program.png', mimeType: 'image/png', buffer: exe }, polish('messages.uploadFailed')],
  ] as const) {
    await choosePicture(file);
    await refusal(text).waitFor();
  }
  expect(
    (await stage.call('getCoordinator', { as: admin, params: { id: admin.id } })).answer.imageToken,
  ).toBeNull();
});

test('changing the password ends the other sessions, and only them', async ({ stage, visit, expected }) => {
  const { admin } = await insertTeam(stage, []);
  const elsewhere = await stage.signIn(admin);
  const page = await visit(settings(), { as: admin });
  const { changePassword, field } = settingsPage(page);

  expected.push('400 POST /api/users/update-password');
  await changePassword('Not-the-one-2026!', 'Wiosna-2027!');
  await expect.poll(() => field('currentPassword').getAttribute('aria-invalid')).toBe('true');
  expect(await field('newPassword').inputValue()).toBe('Wiosna-2027!');

  await changePassword(PASSWORD, 'Wiosna-2027!');
  await toastShown(page, polish('messages.passwordUpdated'));
  expect((await stage.call('getNotificationPreferences', { as: elsewhere })).status).toBe(401);
  expect((await stage.call('getNotificationPreferences', { as: admin })).status).toBe(200);
  await expect.poll(() => field('currentPassword').inputValue()).toBe('');
});

test('preferences are kept', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(settings('notifications'), { as: admin });
  const abuse = page.getByRole('switch', { name: polish('fields.abuse') });
  await abuse.uncheck();
  await page.getByRole('combobox', { name: polish('fields.emailFrequency') }).click();
  await page.getByRole('option', { name: polish('enums.emailFrequency.daily') }).click();
  await page.getByRole('button', { name: polish('settings.notifications.save') }).click();
  await toastShown(page, polish('messages.edited'));
  await page.reload();
  await abuse.waitFor();
  await expect.poll(() => abuse.isChecked()).toBe(false);
  const { answer } = await stage.call('getNotificationPreferences', { as: admin });
  expect(answer).toMatchObject({ abuse: false, newVolunteer: true, email: 'daily' });
});

test('nothing typed is lost: not to another tab, not to a colleague who saves first', async ({
  stage,
  visit,
  expected,
}) => {
  const { admin, id } = await insertTeam(stage, []);
  const page = await visit(settings('organization'), { as: admin });
  const { field, tab, save } = settingsPage(page);
  await field('city').fill('Zgierz');
  await tab('account').click();
  await page.getByRole('button', { name: polish('form.unsaved.stay') }).click();

  const { answer } = await stage.call('getOrganization', { as: admin, params: { id } });
  const { name, vatNr, category, description, email, phone, country, postCode, houseNumber, version } =
    answer;
  const theirs = {
    name,
    vatNr,
    category,
    description,
    email,
    phone,
    country,
    postCode,
    houseNumber,
    version,
  };
  const body = { ...theirs, city: 'Łódź', street: 'Zachodnia' };
  expect((await stage.call('updateOrganization', { as: admin, params: { id }, body })).status).toBe(200);

  expected.push(`409 PUT /api/organizations/${id}`);
  await save.click();
  await page.getByRole('dialog').getByText('Zachodnia').waitFor();
  await page.getByRole('button', { name: polish('form.conflict.load') }).click();
  await expect.poll(() => field('street').inputValue()).toBe('Zachodnia');
  expect(await field('city').inputValue()).toBe('Zgierz');
  await save.click();
  await toastShown(page, polish('messages.edited'));
  const saved = await stage.call('getOrganization', { as: admin, params: { id } });
  expect(saved.answer).toMatchObject({ city: 'Zgierz', street: 'Zachodnia', version: version + 2 });
});

test('a cover is cut to its shape, and the form keeps what was typed', async ({ stage, visit }) => {
  const { admin, id } = await insertTeam(stage, []);
  const page = await visit(settings('organization'), { as: admin });
  const { field, save, choosePicture } = settingsPage(page);
  await field('city').fill('Zgierz');
  await choosePicture({ name: 'okladka.png', mimeType: 'image/png', buffer: await buildImage('png') });
  await dialog(page).confirm(polish('kit.image.send')).click();
  await toastShown(page, polish('messages.fileUploaded'));
  const cover = page.getByRole('img', { name: polish('fields.coverToken') });
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
  await save.click();
  await toastShown(page, polish('messages.edited'));
  const { answer } = await stage.call('getOrganization', { as: admin, params: { id } });
  expect(answer.city).toBe('Zgierz');
  expect(answer.coverToken).not.toBeNull();
});

test('who leaves is a visitor again; the last admin stays', async ({ stage, visit, expected }) => {
  const { admin, id: organizationId } = await insertTeam(stage, []);
  const account = await insertAccount(stage.db, {
    organizationId,
    role: 'coordinator',
    name: 'Piotr Zieliński',
  });
  const piotr = await stage.signIn(account);

  const page = await visit(settings(), { as: piotr });
  await settingsPage(page).leave('Przeprowadzam się do Lwowa.');
  await toastShown(page, polish('messages.foundationLeft'));
  await page.waitForURL(paths.landing.getHref());
  expect((await stage.call('getNotificationPreferences', { as: piotr })).status).toBe(401);

  expected.push(`409 POST /api/organization-coordinators/${admin.id}/leave-organization`);
  const last = await visit(settings(), { as: admin });
  await settingsPage(last).leave('Ja też.');
  await dialog(last).element.getByText(polish('errors.last_admin')).waitFor();
  expect(await dialog(last).reason.inputValue()).toBe('Ja też.');
});

test('the address of the own calendar is made, shown once, renewed and revoked', async ({ stage, visit }) => {
  const { id: organizationId, admin } = await insertTeam(stage, []);
  await insertEvent(stage.db, { organizationId, title: 'Rajd pieszy' });
  const page = await visit(settings(), { as: admin, width: 360 });
  const button = (key: string) => page.getByRole('button', { name: polish(`settings.calendar.${key}`) });
  const field = page.getByLabel(polish('settings.calendar.address'));
  const calendar = async (address: string) => {
    const reply = await page.request.get(address);
    return [reply.status(), (await reply.text()).includes('SUMMARY:Rajd pieszy')];
  };

  await button('create').click();
  const first = await field.inputValue();
  expect(await calendar(first)).toEqual([200, true]);
  const open = page.getByRole('link', { name: polish('settings.calendar.open') });
  expect(await open.getAttribute('href')).toBe(first.replace(/^https?:/, 'webcal:'));

  await button('renew').click();
  await dialog(page).confirm(polish('settings.calendar.renew')).click();
  await expect.poll(() => field.inputValue()).not.toBe(first);
  const second = await field.inputValue();
  expect([await calendar(first), await calendar(second)]).toEqual([
    [404, false],
    [200, true],
  ]);

  await page.reload();
  await button('revoke').waitFor();
  expect(await field.count()).toBe(0);
  await button('revoke').click();
  await dialog(page).confirm(polish('settings.calendar.revoke')).click();
  await button('create').waitFor();
  expect(await calendar(second)).toEqual([404, false]);
});
