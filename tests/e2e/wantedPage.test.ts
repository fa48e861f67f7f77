import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { holdRequests, SCRIPTS } from '../harness/e2e/holdRequests.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { loginPage } from '../harness/e2e/pages/loginPage.ts';
import { volunteerList } from '../harness/e2e/pages/volunteerList.ts';
import { polish } from '../harness/e2e/polish.ts';
import { moveTo } from '../harness/e2e/states/moveTo.ts';
import { PASSWORD } from '../harness/signIn.ts';

const CHECK_REFUSED = '401 POST /api/users/login';
const wanted = `${paths.volunteers.getHref()}?accountStatus=pending&q=%C5%BBak#top`;
const remembered = `/?${new URLSearchParams({ from: wanted })}`;
const lukasz = { firstname: 'Łukasz', lastname: 'Żak' };

const note = (page: Page) => page.getByRole('main').getByText(polish('shell.visitor.wanted'));
const link = (page: Page, key: string) =>
  page
    .getByRole('main')
    .getByRole('link', { name: polish(key) })
    .first();

async function signIn(page: Page, email: string): Promise<void> {
  await note(page).waitFor();
  await loginPage(page).signIn({ email, password: PASSWORD });
  await volunteerList(page).link('Łukasz Żak').waitFor();
  expect(page.url()).toBe(new URL(wanted, page.url()).href);
}

test('who opens a page of members comes to it by the sign-in, filters included', async ({
  stage,
  visit,
  expected,
}) => {
  const { admin } = await insertTeam(stage, [lukasz]);
  expected.push(CHECK_REFUSED);
  const page = await visit(wanted);
  await page.waitForURL(remembered);
  await note(page).waitFor();
  await link(page, 'shell.visitor.signIn').click();
  await signIn(page, admin.email);
});

test('so does who reads on the way, forgets the password and turns back, each page opened anew', async ({
  stage,
  visit,
}) => {
  const { admin } = await insertTeam(stage, [lukasz]);
  const page = await visit(remembered);
  await note(page).waitFor();
  await link(page, 'shell.visitor.register').click();
  await page.reload();
  await link(page, 'shell.visitor.signIn').click();
  await page.reload();
  await link(page, 'account.login.forgotPassword').click();
  await page.reload();
  await link(page, 'account.toSignIn').click();
  await signIn(page, admin.email);
});

test('the ways in lead there before a script of the panel is there, in another tab too', async ({
  stage,
  visit,
}) => {
  const { admin } = await insertTeam(stage, [lukasz]);
  const page = await visit(paths.landing.getHref());
  await holdRequests(page, SCRIPTS);
  await page.goto(remembered);
  await note(page).waitFor();
  const links = page.locator('a[href^="/login"], a[href^="/register"]');
  const addresses = await links.evaluateAll((all) =>
    all.map((a) => new URL((a as HTMLAnchorElement).href).search),
  );
  expect(addresses).toHaveLength(5);
  expect(new Set(addresses)).toEqual(new Set([remembered.slice(1)]));

  const opened = page.context().waitForEvent('page');
  await link(page, 'shell.visitor.signIn').click({ modifiers: ['ControlOrMeta'] });
  await signIn(await opened, admin.email);
});

test('a language that is chosen on the way does not lose it', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, [lukasz]);
  const page = await visit(remembered);
  await page.getByRole('button', { name: polish('shell.language', { name: 'Polski', label: 'PL' }) }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.locator('html[lang="en"]').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await page.getByText('Log in to open the page that you asked for.').waitFor();
  await page.locator('input').first().fill(admin.email);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Łukasz Żak' }).waitFor();
  expect(page.url()).toBe(new URL(wanted, page.url()).href);
});

test('another site is not where the sign-in leads', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(`${paths.login.getHref()}?from=//evil.example/volunteers`);
  expect(await note(page).isVisible()).toBe(false);
  await loginPage(page).signIn({ email: admin.email, password: PASSWORD });
  await page.waitForURL(paths.overview.getHref());
});

test('who has moved on to another page by then is not led back', async ({ stage, visit, expected }) => {
  const { admin } = await insertTeam(stage, []);
  expected.push(CHECK_REFUSED);
  const page = await visit(wanted);
  await page.waitForURL(remembered);
  await note(page).waitFor();
  const [name = '', value = ''] = (await stage.signIn(admin)).cookie.split('=');
  await page.context().addCookies([{ name, value, url: stage.url }]);
  // The landing page stands until the next one is there, and hears meanwhile who is signed in.
  const check = await holdRequests(page, /\/api\/users\/login$/);
  const moved = moveTo(page, paths.settings.getHref());
  await expect.poll(() => check.held.length).toBe(1);
  await check.letGo();
  await moved;
  await page.getByRole('heading', { level: 1, name: polish('shell.titles.settings') }).waitFor();
});
