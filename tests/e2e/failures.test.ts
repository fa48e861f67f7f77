import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { dialog } from '../harness/e2e/pages/dialog.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { loginPage } from '../harness/e2e/pages/loginPage.ts';
import { volunteerProfile } from '../harness/e2e/pages/volunteerProfile.ts';
import { panelTaken } from '../harness/e2e/panelTaken.ts';
import { polish } from '../harness/e2e/polish.ts';
import { streamOpened } from '../harness/e2e/streamOpened.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { PASSWORD } from '../harness/signIn.ts';

const OFFLINE = 'net::ERR_INTERNET_DISCONNECTED';
const lukasz = { firstname: 'Łukasz', lastname: 'Żak' };

test('a volunteer who does not exist is not found', async ({ stage, visit, expected }) => {
  const { admin } = await insertTeam(stage, []);
  const profileId = crypto.randomUUID();
  expected.push(`404 GET /api/volunteers/${profileId}`);
  const page = await visit(paths.volunteer.getHref({ profileId }), { as: admin });
  await page.getByRole('heading', { level: 1, name: polish('shell.titles.notFound') }).waitFor();
  await toastShown(page, polish('errors.not_found'));
});

test('signing in without a network loses nothing, and works when it is back', async ({
  stage,
  visit,
  expected,
}) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.login.getHref());
  const form = loginPage(page);
  await form.email.fill(admin.email);
  await panelTaken(page);
  await page.context().setOffline(true);
  expected.push(`${OFFLINE} POST /api/users/login`);
  await form.signIn({ email: admin.email, password: PASSWORD });
  await toastShown(page, polish('kit.failure.offline'));
  expect(await form.email.inputValue()).toBe(admin.email);
  expect(await form.password.inputValue()).toBe(PASSWORD);

  await page.context().setOffline(false);
  await form.submit.click();
  await header(page).profileOf(admin.name).waitFor();
});

test('a decision without a network decides nothing, keeps its reason, and can be taken again', async ({
  stage,
  visit,
  expected,
}) => {
  const { admin, volunteers } = await insertTeam(stage, [lukasz]);
  const page = await visit(paths.volunteer.getHref({ profileId: volunteers[0].id }), { as: admin });
  // Without a network it could not be opened, and that would fail, too.
  await streamOpened(page);
  await volunteerProfile(page).reject.click();
  await dialog(page).reason.fill('Zgłoszenie testowe');
  await page.context().setOffline(true);
  expected.push(`${OFFLINE} GET /api/volunteers/${volunteers[0].id}/reject`);
  await dialog(page).confirm(polish('volunteers.reject.label')).click();
  await toastShown(page, polish('kit.failure.offline'));
  expect(await dialog(page).reason.inputValue()).toBe('Zgłoszenie testowe');
  const { answer } = await stage.call('getVolunteer', { as: admin, params: { id: volunteers[0].id } });
  expect(answer.accountStatus).toBe('pending');

  await page.context().setOffline(false);
  await dialog(page).confirm(polish('volunteers.reject.label')).click();
  await volunteerProfile(page).status('rejected').waitFor();
});
