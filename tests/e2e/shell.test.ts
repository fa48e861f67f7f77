import { expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { translator } from '../../src/server/core/texts/translator.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { volunteerList } from '../harness/e2e/pages/volunteerList.ts';
import { volunteerProfile } from '../harness/e2e/pages/volunteerProfile.ts';
import { polish } from '../harness/e2e/polish.ts';

test('choosing a language reloads the page in it, and it stays chosen', async ({ visit }) => {
  const ukrainian = translator('uk');
  const page = await visit(paths.login.getHref());
  await page.evaluate(() => Object.assign(window, { isStillTheSamePage: true }));
  await page.getByRole('button', { name: polish('shell.language', { name: 'Polski', label: 'PL' }) }).click();
  await page.getByRole('menu').waitFor();
  expect(await page.getByRole('menuitemradio').allInnerTexts()).toEqual([
    'PL\nPolski',
    'EN\nEnglish',
    'UA\nУкраїнська',
    'RU\nРусский',
  ]);
  await page.getByRole('menuitemradio', { name: 'Українська' }).click();

  await page.getByRole('heading', { level: 1, name: ukrainian('account.login.title') }).waitFor();
  expect(await page.evaluate(() => Reflect.get(window, 'isStillTheSamePage'))).toBeUndefined();
  expect(await page.evaluate(() => localStorage.getItem('activeLanguage'))).toBe('uk');
  expect(await page.locator('html').getAttribute('lang')).toBe('uk');
  expect(await page.title()).toContain(ukrainian('shell.titles.login'));

  await page.goto(paths.landing.getHref());
  await page.getByRole('heading', { level: 1, name: ukrainian('landing.heading') }).waitFor();
});

test('the API is told the chosen language', async ({ stage, visit, expected }) => {
  const russian = translator('ru');
  const { admin } = await insertTeam(stage, []);
  const profileId = crypto.randomUUID();
  expected.push(`404 GET /api/volunteers/${profileId}`);
  const page = await visit(paths.volunteer.getHref({ profileId }), { as: admin, language: 'ru' });
  await page.getByText(russian('errors.not_found'), { exact: true }).waitFor();
});

test('the logo leads visitors to the start and members to their overview', async ({ stage, visit }) => {
  const visitorsPage = await visit(paths.login.getHref());
  await header(visitorsPage).tagline.waitFor();
  await header(visitorsPage).logo.click();
  await visitorsPage.getByRole('heading', { level: 1, name: polish('landing.heading') }).waitFor();
  expect(visitorsPage.url()).toBe(stage.url + paths.landing.getHref());

  const { admin } = await insertTeam(stage, []);
  const membersPage = await visit(paths.volunteers.getHref(), { as: admin });
  await header(membersPage).link('volunteers').waitFor();
  expect(await header(membersPage).tagline.count()).toBe(0);
  await header(membersPage).logo.click();
  await membersPage.waitForURL(paths.overview.getHref());
});

test('an address that is none of the panel is told, to visitors and to members', async ({
  stage,
  visit,
  expected,
}) => {
  expected.push('404 GET /no-such-page', '401 POST /api/users/login');
  const { admin } = await insertTeam(stage, []);
  for (const [as, button] of [
    [undefined, 'shell.toHome'],
    [admin, 'shell.toOverview'],
  ] as const) {
    const page = await visit('/no-such-page', { as });
    await page.getByRole('heading', { level: 1, name: polish('shell.titles.notFound') }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: polish(button) })
      .waitFor();
  }
});

test('a new page starts at its top, and tells its name', async ({ stage, visit }) => {
  const { admin, volunteers } = await insertTeam(
    stage,
    Array.from({ length: 20 }, (_, index) => ({ firstname: `Anna ${index}`, lastname: 'Nowak' })),
  );
  const [last] = volunteers;
  const page = await visit(paths.volunteers.getHref(), {
    as: admin,
    height: 400,
    motion: true,
    script: () => {
      const { scrollTo } = window;
      Object.assign(window, { scrolls: [] });
      window.scrollTo = ((...args: Parameters<typeof scrollTo>) => {
        Reflect.get(window, 'scrolls').push(args);
        scrollTo(...args);
      }) as typeof scrollTo;
    },
  });
  await volunteerList(page).link(`${last?.firstname} Nowak`).click();
  await volunteerProfile(page).heading(`${last?.firstname} Nowak`).waitFor();

  // A shorter page is at its top before it is told to go there.
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'scrolls')))
    .toEqual([[{ top: 0, behavior: 'smooth' }]]);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(() => page.title()).toContain(`${last?.firstname} Nowak`);
});

test('service workers of an earlier release go away', async ({ visit }) => {
  const page = await visit(paths.landing.getHref());
  await page
    .context()
    .route('**/old-worker.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'addEventListener("fetch", () => {});' }),
    );
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.evaluate(() => navigator.serviceWorker.register('/old-worker.js'));
  expect(await workers()).toBe(1);

  await page.reload();
  await expect.poll(workers).toBe(0);
});

test('the documentation can be read and tried under the content security policy', async ({ visit }) => {
  const page = await visit('/api/docs');
  const health = page.locator('.opblock', { hasText: '/health' });
  await page.getByRole('link', { name: 'system' }).click();
  await health.locator('.opblock-summary-control').click();
  await health.getByRole('button', { name: 'Execute' }).click();
  await health.locator('.live-responses-table').getByText('"ok"').waitFor();
});
