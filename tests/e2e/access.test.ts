import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { countHistory, historyCalls } from '../harness/e2e/countHistory.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { toast } from '../harness/e2e/pages/toast.ts';
import { volunteerList } from '../harness/e2e/pages/volunteerList.ts';
import { polish } from '../harness/e2e/polish.ts';
import { toastShown } from '../harness/e2e/toastShown.ts';

const CHECK_REFUSED = '401 POST /api/users/login';
// That this holds for each page is what the test of the routes proves.
const membersPages = [paths.overview, paths.volunteers, paths.volunteer, paths.eventParticipants].map(
  ({ pattern }) => pattern.replace(/:\w+/, '0190f5c0-0000-7000-8000-000000000001'),
);

test.for(membersPages)('%s leads who is not signed in to the start', async (address, { visit, expected }) => {
  expected.push(CHECK_REFUSED);
  const page = await visit(address, { script: countHistory });
  await page.waitForURL(({ pathname }) => pathname === paths.landing.getHref());
  await page.getByRole('heading', { level: 1, name: polish('landing.heading') }).waitFor();
  expect(await historyCalls(page)).toBeLessThanOrEqual(3);
  expect(await toast(page, polish('errors.unauthenticated')).count()).toBe(0);
});

test('a page of members opens at once for who is signed in', async ({ stage, visit }) => {
  const { admin, volunteers } = await insertTeam(stage, [{ firstname: 'Łukasz', lastname: 'Żak' }]);
  const address = paths.volunteer.getHref({ profileId: volunteers[0].id });
  const page = await visit(address, { as: admin, script: countHistory });

  await page.getByRole('heading', { level: 1, name: 'Łukasz Żak' }).waitFor();
  expect(page.url()).toBe(stage.url + address);
  expect(await historyCalls(page)).toBeLessThanOrEqual(3);
});

test('a session that ends in another tab leads to the start, once', async ({ stage, visit, expected }) => {
  const { admin } = await insertTeam(stage, [{ firstname: 'Łukasz', lastname: 'Żak' }]);
  const page = await visit(paths.volunteers.getHref(), { as: admin, script: countHistory });
  await volunteerList(page).link('Łukasz Żak').waitFor();

  const otherTab = await page.context().newPage();
  await otherTab.goto(paths.volunteers.getHref());
  // Whatever is asked for once the session has ended is refused, such as the stream of notifications.
  page.context().on('response', (response) => {
    const issue = `401 ${response.request().method()} ${new URL(response.url()).pathname}`;
    if (response.status() === 401 && !expected.includes(issue)) expected.push(issue);
  });
  await header(otherTab).choose(admin.name, 'signOut');
  await otherTab.waitForURL(paths.login.getHref());

  // Nobody has to press anything, and nothing that was typed is in the way.
  const before = await historyCalls(page);
  await page.waitForURL(({ pathname }) => pathname === paths.landing.getHref());
  await page.getByRole('heading', { level: 1, name: polish('landing.heading') }).waitFor();
  expect((await historyCalls(page)) - before).toBeLessThanOrEqual(3);
  await header(page).navigation.waitFor({ state: 'detached' });
});

test('a record of another foundation does not exist', async ({ stage, visit, expected }) => {
  const { admin } = await insertTeam(stage, []);
  const { volunteers } = await insertTeam(stage, [{ firstname: 'Соломія', lastname: 'Мельник' }]);
  expected.push(`404 GET /api/volunteers/${volunteers[0].id}`);
  const page = await visit(paths.volunteer.getHref({ profileId: volunteers[0].id }), { as: admin });

  await page.getByRole('heading', { level: 1, name: polish('shell.titles.notFound') }).waitFor();
  await toastShown(page, polish('errors.not_found'));
  expect(await page.getByText('Мельник').count()).toBe(0);
});
