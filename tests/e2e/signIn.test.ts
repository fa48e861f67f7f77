import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { loginPage } from '../harness/e2e/pages/loginPage.ts';
import { polish } from '../harness/e2e/polish.ts';
import { streamOpened } from '../harness/e2e/streamOpened.ts';
import { tabTo } from '../harness/e2e/tabTo.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';
import { insertAccount } from '../harness/insertAccount.ts';
import { PASSWORD } from '../harness/signIn.ts';

const CHECK_REFUSED = '401 POST /api/users/login';

test('a coordinator signs in from the landing page, and stays signed in', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.landing.getHref());
  await page
    .getByRole('banner')
    .getByRole('link', { name: polish('shell.visitor.signIn') })
    .click();
  await loginPage(page).signIn({ email: admin.email, password: PASSWORD });

  await toastShown(page, polish('messages.loggedIn'));
  await page.waitForURL(paths.overview.getHref());
  await header(page).profileOf(admin.name).waitFor();

  await page.reload();
  await header(page).profileOf(admin.name).waitFor();
  expect(page.url()).toBe(stage.url + paths.overview.getHref());
});

test('the keyboard is enough to sign in', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.login.getHref());
  const { email } = loginPage(page);

  // The form takes the focus by itself.
  await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.type(admin.email);
  await tabTo(page, loginPage(page).password);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');

  await page.waitForURL(paths.overview.getHref());
  await header(page).profileOf(admin.name).waitFor();
});

test('a wrong password is told, and nothing that was typed is lost', async ({ stage, visit, expected }) => {
  const { admin } = await insertTeam(stage, []);
  expected.push(CHECK_REFUSED);
  const page = await visit(paths.login.getHref());
  const form = loginPage(page);
  await form.signIn({ email: admin.email, password: 'Not-the-one-2026!' });

  await toastShown(page, polish('errors.invalid_credentials'));
  await page.getByRole('main').getByText(polish('messages.loginDataError')).waitFor();
  expect(await page.getByText(polish('errors.invalid_credentials')).count()).toBe(1);
  expect(await form.email.inputValue()).toBe(admin.email);
  expect(await form.password.inputValue()).toBe('Not-the-one-2026!');
  expect(page.url()).toBe(stage.url + paths.login.getHref());

  await form.password.fill(PASSWORD);
  await form.submit.click();
  await header(page).profileOf(admin.name).waitFor();
});

test('what is no e-mail address is told before anything is sent', async ({ visit }) => {
  const page = await visit(paths.login.getHref());
  const form = loginPage(page);
  await form.signIn({ email: 'anna.admin', password: '' });

  await page.getByText(polish('validation.email')).waitFor();
  await page.getByText(polish('validation.required')).waitFor();
  await expect.poll(() => form.email.evaluate((input) => input === document.activeElement)).toBe(true);
});

test('a volunteer is told that the panel is for coordinators', async ({ stage, visit, expected }) => {
  const { id: organizationId } = await insertTeam(stage, []);
  const { email } = await insertAccount(stage.db, { organizationId, role: 'volunteer' });
  expected.push('403 POST /api/users/login');
  const page = await visit(paths.login.getHref());
  await loginPage(page).signIn({ email, password: PASSWORD });

  await toastShown(page, polish('errors.panel_for_coordinators'));
  expect(page.url()).toBe(stage.url + paths.login.getHref());
});

test('logging out says so, shows the login page and ends the session', async ({ stage, visit, expected }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.volunteers.getHref(), { as: admin });
  // What the page reads at its start would be refused.
  await streamOpened(page);
  await header(page).choose(admin.name, 'signOut');

  await toastShown(page, polish('messages.loggedOut'));
  await loginPage(page).submit.waitFor();
  expect(page.url()).toBe(stage.url + paths.login.getHref());

  expected.push(CHECK_REFUSED);
  await page.goto(paths.volunteers.getHref());
  await page.waitForURL(({ pathname }) => pathname === paths.landing.getHref());
});
