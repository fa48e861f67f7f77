import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { countHistory, historyCalls } from '../harness/e2e/countHistory.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { holdRequests, SCRIPTS } from '../harness/e2e/holdRequests.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { loginPage } from '../harness/e2e/pages/loginPage.ts';
import { polish } from '../harness/e2e/polish.ts';
import { streamOpened } from '../harness/e2e/streamOpened.ts';
import { insertAccount } from '../harness/insertAccount.ts';

const CHECK = '/api/users/login';
const toOverview = polish('shell.toOverview');

/** What the landing page shows of the ways in, in the order in which it was shown. */
function noteWays(): void {
  const seen: string[] = [];
  Object.assign(window, { seenWays: seen });
  const look = () => {
    const shown = [...document.querySelectorAll('header a, main a')].filter(
      (link) =>
        link.checkVisibility({ visibilityProperty: true }) &&
        /^\/(login|register)/.test(link.getAttribute('href') ?? ''),
    );
    for (const link of shown) seen.push(link.textContent ?? '');
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('a member is one on the landing page too, and never sees the ways in', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.overview.getHref(), { as: admin });
  await header(page).profileOf(admin.name).waitFor();
  await page.addInitScript(noteWays);
  await page.goto(paths.landing.getHref());

  await header(page).profileOf(admin.name).waitFor();
  await page.getByRole('main').getByRole('link', { name: toOverview }).waitFor();
  expect(await page.evaluate('seenWays')).toEqual([]);
  await page
    .getByRole('banner')
    .getByRole('link', { name: polish('shell.home') })
    .click();
  await page.waitForURL(paths.overview.getHref());
});

test('the sign-in goes on with who is signed in, without a script of the panel', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.overview.getHref(), { as: admin, script: countHistory });
  await header(page).profileOf(admin.name).waitFor();
  const scripts = await holdRequests(page, SCRIPTS);
  await page.goto(`${paths.login.getHref()}?from=/our-team%3Frole=admin`, { waitUntil: 'commit' });
  await page.waitForURL(`${paths.ourTeam.getHref()}?role=admin`, { waitUntil: 'commit' });
  await scripts.letGo();
  await header(page).profileOf(admin.name).waitFor();
  expect(await historyCalls(page)).toBeLessThanOrEqual(3);

  await page.goto(paths.login.getHref());
  await page.waitForURL(paths.overview.getHref());
});

test('a visitor is not asked about: nothing is loaded, nothing is refused', async ({ visit }) => {
  const page = await visit(paths.landing.getHref());
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (SCRIPTS.test(pathname) || pathname === CHECK) asked.push(pathname);
  });
  for (const path of [paths.landing, paths.login]) {
    await page.goto(path.getHref(), { waitUntil: 'load' });
    await page
      .getByRole('banner')
      .getByRole('link', { name: polish('shell.visitor.register') })
      .waitFor();
  }
  expect(asked).toEqual([]);
});

test('whose session has ended is a visitor, and is asked about once', async ({ stage, visit, expected }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.overview.getHref(), { as: admin });
  // Its calls have been made with the cookie, the last of them too.
  await streamOpened(page);
  await page.context().clearCookies();
  expected.push(`401 POST ${CHECK}`);
  const checked = page.waitForResponse((response) => new URL(response.url()).pathname === CHECK);
  await page.goto(paths.login.getHref());
  await checked;
  const { email } = loginPage(page);
  await expect.poll(() => email.evaluate((input) => input === document.activeElement)).toBe(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(paths.landing.getHref(), { waitUntil: 'load' });
  await page
    .getByRole('main')
    .getByRole('link', { name: polish('shell.visitor.signIn') })
    .waitFor();
  expect(asked).not.toContain(CHECK);
});

test('a check that does not come keeps nobody from signing in', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit(paths.overview.getHref(), { as: admin });
  await header(page).profileOf(admin.name).waitFor();
  const { held } = await holdRequests(page, /users\/login$/);
  await page.goto(paths.login.getHref());
  await loginPage(page).email.fill(admin.email);
  expect(held).toHaveLength(1);
});

test('a volunteer’s session is told what the sign-in tells a volunteer', async ({
  stage,
  visit,
  expected,
}) => {
  const { id: organizationId } = await insertTeam(stage, []);
  const volunteer = await insertAccount(stage.db, { organizationId, role: 'volunteer' });
  expected.push(`403 POST ${CHECK}`);
  const page = await visit(paths.volunteers.getHref(), {
    as: await stage.signIn(volunteer),
    script: countHistory,
  });

  const told = page
    .getByRole('main')
    .getByRole('alert')
    .filter({ hasText: polish('errors.panel_for_coordinators') });
  await told.waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.landing.getHref());
  expect(await historyCalls(page)).toBeLessThanOrEqual(3);
  expect(await header(page).navigation.count()).toBe(0);
  await page
    .getByRole('main')
    .getByRole('link', { name: polish('shell.visitor.signIn') })
    .click();
  await told.waitFor();
  await loginPage(page).submit.waitFor();
});
