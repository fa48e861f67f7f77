import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { loginPage } from '../harness/e2e/pages/loginPage.ts';
import { volunteerList } from '../harness/e2e/pages/volunteerList.ts';
import { volunteerProfile } from '../harness/e2e/pages/volunteerProfile.ts';
import { polish } from '../harness/e2e/polish.ts';
import { tabTo } from '../harness/e2e/tabTo.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { PASSWORD } from '../harness/signIn.ts';

const lukasz = { firstname: 'Łukasz', lastname: 'Żak' };
const solomiia = { firstname: 'Соломія', lastname: 'Мельник' };
const profileOf = (volunteer: { id: string }) => paths.volunteer.getHref({ profileId: volunteer.id });
const verifyLabel = polish('volunteers.verify.label');

test('a coordinator signs in, finds who waits and verifies them, for good', async ({ stage, visit }) => {
  const { admin, volunteers } = await insertTeam(stage, [lukasz, { ...solomiia, accountStatus: 'verified' }]);
  const page = await visit(paths.login.getHref());
  await loginPage(page).signIn({ email: admin.email, password: PASSWORD });
  await header(page).link('volunteers').click();
  const list = volunteerList(page);
  await list.status('pending').click();
  await expect.poll(list.names).toEqual(['Łukasz Żak']);
  await list.link('Łukasz Żak').click();

  const profile = volunteerProfile(page);
  await profile.heading('Łukasz Żak').waitFor();
  await profile.status('pending').waitFor();
  await profile.verify.click();
  await page
    .getByRole('dialog', { name: polish('volunteers.verify.title', { name: 'Łukasz Żak' }) })
    .waitFor();
  await dialog(page).warning.waitFor();
  await dialog(page).confirm(verifyLabel).click();

  await toastShown(page, polish('messages.volunteerVerified'));
  await dialog(page).element.waitFor({ state: 'detached' });
  await profile.status('verified').waitFor();
  await profile.verify.waitFor({ state: 'detached' });
  await profile.reject.waitFor({ state: 'detached' });

  await page.reload();
  await profile.status('verified').waitFor();
  const { answer } = await stage.call('getVolunteer', { as: admin, params: { id: volunteers[0].id } });
  expect(answer.accountStatus).toBe('verified');
  expect(answer.history[0]).toMatchObject({ action: 'verified', actorName: admin.name });
});

test('the keyboard is enough to verify', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, [lukasz]);
  const page = await visit(paths.volunteers.getHref(), { as: admin });
  await tabTo(page, volunteerList(page).link('Łukasz Żak'));
  await page.keyboard.press('Enter');
  // The page that comes takes the focus with its heading.
  const heading = volunteerProfile(page).heading('Łukasz Żak');
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  await tabTo(page, volunteerProfile(page).verify);
  await page.keyboard.press('Enter');

  // The focus is in the dialog, on what does nothing.
  await expect
    .poll(() => dialog(page).cancel.evaluate((button) => button === document.activeElement))
    .toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await volunteerProfile(page).status('verified').waitFor();

  // The button is gone, and the focus is not lost with it.
  await dialog(page).element.waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.querySelector('main')?.contains(document.activeElement)))
    .toBe(true);
});

test('neither Cancel nor Escape decides anything', async ({ stage, visit }) => {
  const { admin, volunteers } = await insertTeam(stage, [lukasz]);
  const page = await visit(profileOf(volunteers[0]), { as: admin });
  const profile = volunteerProfile(page);
  for (const button of [profile.verify, profile.reject, profile.delete]) {
    for (const leave of [() => dialog(page).cancel.click(), () => page.keyboard.press('Escape')]) {
      await button.click();
      await dialog(page).warning.waitFor();
      await leave();
      await dialog(page).element.waitFor({ state: 'detached' });
      await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  }
  const { answer } = await stage.call('getVolunteer', { as: admin, params: { id: volunteers[0].id } });
  expect(answer).toMatchObject({ accountStatus: 'pending', history: [] });
});

test('a rejection keeps its reason, once that is long enough', async ({ stage, visit }) => {
  const { admin, volunteers } = await insertTeam(stage, [solomiia]);
  const page = await visit(profileOf(volunteers[0]), { as: admin });
  const profile = volunteerProfile(page);
  await profile.reject.click();
  await page
    .getByRole('dialog', { name: polish('volunteers.reject.title', { name: 'Соломія Мельник' }) })
    .waitFor();
  await dialog(page).warning.waitFor();
  await dialog(page).reason.fill('ok');
  await dialog(page).confirm(polish('volunteers.reject.label')).click();
  await dialog(page)
    .element.getByText(polish('validation.minLength', { limit: 3, smart_count: 3 }))
    .waitFor();

  await dialog(page).reason.fill('Nie ukończyła 18 lat');
  await dialog(page).confirm(polish('volunteers.reject.label')).click();
  await toastShown(page, polish('messages.volunteerRejected'));
  await profile.status('rejected').waitFor();
  await page.reload();
  await profile.panel.getByText('Nie ukończyła 18 lat').waitFor();
  await profile.verify.waitFor({ state: 'detached' });
});

test('who is deleted is gone from the list, which is as it was left', async ({ stage, visit, expected }) => {
  const { admin, volunteers } = await insertTeam(stage, [lukasz, solomiia]);
  const page = await visit(`${paths.volunteers.getHref()}?accountStatus=pending&sort=lastname,asc`, {
    as: admin,
  });
  const list = volunteerList(page);
  await list.link('Łukasz Żak').click();
  await volunteerProfile(page).delete.click();
  await page
    .getByRole('dialog', { name: polish('volunteers.delete.title', { name: 'Łukasz Żak' }) })
    .waitFor();
  await dialog(page).warning.waitFor();
  await dialog(page).confirm(polish('ra.action.delete')).click();

  await toastShown(page, polish('messages.volunteerDeleted'));
  await expect.poll(list.names).toEqual(['Соломія Мельник']);
  expect(decodeURIComponent(page.url())).toContain('?accountStatus=pending&sort=lastname,asc');

  expected.push(`404 GET /api/volunteers/${volunteers[0].id}`);
  await page.goto(profileOf(volunteers[0]));
  await page.getByRole('heading', { level: 1, name: polish('shell.titles.notFound') }).waitFor();
});

test('several who wait are verified together, after one question that names them', async ({
  stage,
  visit,
}) => {
  const { admin } = await insertTeam(stage, [
    lukasz,
    solomiia,
    { firstname: 'Żaneta', lastname: 'Wójcik' },
    { firstname: 'Piotr', lastname: 'Już', accountStatus: 'rejected' },
  ]);
  const page = await visit(`${paths.volunteers.getHref()}?sort=createdAt,asc`, { as: admin });
  const list = volunteerList(page);
  await list.link('Łukasz Żak').waitFor();
  // A decision is final, so nobody is asked about who has one.
  await list.select('Piotr Już').check();
  await list.select('Łukasz Żak').check();
  await list.select('Соломія Мельник').check();
  const label = polish('volunteers.verify.bulk.label', { smart_count: 2 });
  await page.getByRole('button', { name: label }).click();

  const question = page.getByRole('dialog', { name: label });
  await question.getByText(polish('kit.confirm.irreversible')).waitFor();
  expect(await question.getByRole('listitem').allInnerTexts()).toEqual(['Łukasz Żak', 'Соломія Мельник']);
  // The second press of an impatient hand falls on what comes in the place of the button.
  await question.getByRole('button', { name: label }).dblclick();

  await toastShown(page, polish('volunteers.verify.bulk.done', { smart_count: 2 }));
  await list.status('verified').click();
  await expect.poll(list.names).toEqual(['Łukasz Żak', 'Соломія Мельник']);
  await list.status('pending').click();
  await expect.poll(list.names).toEqual(['Żaneta Wójcik']);
});

test('all who match a search, on every page, are rejected with one reason', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, [
    { firstname: 'Adam', lastname: 'Spamer' },
    { firstname: 'Beata', lastname: 'Spamer' },
    { firstname: 'Celina', lastname: 'Spamer', accountStatus: 'verified' },
    lukasz,
  ]);
  const page = await visit(`${paths.volunteers.getHref()}?q=spamer&size=1&sort=lastname,asc`, { as: admin });
  const list = volunteerList(page);
  await list.select('Adam Spamer').check();
  await page.getByRole('button', { name: polish('kit.selection.matching', { smart_count: 3 }) }).click();
  const label = polish('volunteers.reject.bulk.label', { smart_count: 2 });
  await page.getByRole('button', { name: label }).click();

  const question = page.getByRole('dialog', { name: label });
  await question.getByText(polish('kit.confirm.irreversible')).waitFor();
  expect(await question.getByRole('listitem').allInnerTexts()).toEqual(['Adam Spamer', 'Beata Spamer']);
  await question.getByLabel(polish('fields.rejectionReason')).fill('Zgłoszenie z bota');
  await question.getByRole('button', { name: label }).click();

  await toastShown(page, polish('volunteers.reject.bulk.done', { smart_count: 2 }));
  // What was selected is forgotten, so that nobody acts on it again.
  await page.getByRole('button', { name: polish('ra.action.unselect') }).waitFor({ state: 'detached' });
  await list.link('Adam Spamer').click();
  await page.getByText('Zgłoszenie z bota').first().waitFor();
  await page.goBack();
  await list.status('pending').click();
  await page.getByRole('heading', { name: polish('kit.noMatch.title') }).waitFor();
});

test('a reason for several outlives a dead network, and so does the selection', async ({
  stage,
  visit,
  expected,
}) => {
  const { admin, volunteers } = await insertTeam(stage, [lukasz, solomiia]);
  const page = await visit(`${paths.volunteers.getHref()}?sort=createdAt,asc`, { as: admin });
  const list = volunteerList(page);
  await list.select('Łukasz Żak').check();
  await list.select('Соломія Мельник').check();
  const reject = page.getByRole('button', {
    name: polish('volunteers.reject.bulk.label', { smart_count: 2 }),
  });
  await reject.click();
  const { confirm } = dialog(page);
  const reason = page.getByRole('dialog').getByLabel(polish('fields.rejectionReason'));
  await reason.fill('Zgłoszenia z bota');
  await page.route('**/reject**', (route) => route.abort());
  for (const { id } of volunteers) expected.push(`net::ERR_FAILED GET /api/volunteers/${id}/reject`);
  await confirm(polish('volunteers.reject.bulk.label', { smart_count: 2 })).click();
  await page
    .getByRole('dialog')
    .getByText(polish('kit.bulk.failed', { smart_count: 2 }))
    .waitFor();
  await page.getByRole('button', { name: polish('ra.action.close') }).click();

  await page.unroute('**/reject**');
  await reject.click();
  await expect.poll(() => reason.inputValue()).toBe('Zgłoszenia z bota');
  await confirm(polish('volunteers.reject.bulk.label', { smart_count: 2 })).click();
  await toastShown(page, polish('volunteers.reject.bulk.done', { smart_count: 2 }));
});

test('who was decided on elsewhere meanwhile is shown as they are', async ({ stage, visit, expected }) => {
  const { admin, volunteers } = await insertTeam(stage, [lukasz]);
  const page = await visit(profileOf(volunteers[0]), { as: admin });
  await volunteerProfile(page).verify.click();
  await stage.call('rejectVolunteer', { as: admin, params: { id: volunteers[0].id } });

  expected.push(`409 GET /api/volunteers/${volunteers[0].id}/verify`);
  await dialog(page).confirm(verifyLabel).click();
  await dialog(page).element.getByText(polish('errors.volunteer_not_pending')).waitFor();
  await dialog(page).cancel.click();
  await volunteerProfile(page).status('rejected').waitFor();
});
