import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { whenQuiet } from '../../scripts/measure/bench-web/openPage.ts';
import { languageKey } from '../../src/contract/languageKey.ts';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { holdRequests, SCRIPTS } from '../harness/e2e/holdRequests.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { volunteerList } from '../harness/e2e/pages/volunteerList.ts';
import { insertPersonInNeed } from '../harness/insertPersonInNeed.ts';

const endless = 'Wolontariuszka'.repeat(3);
/** What a person may write, and what must stay just that. */
const people = [
  { firstname: '<img src=x onerror=alert(1)>', lastname: '--id-- $& {{name}}', city: 'A  B' },
  { firstname: endless, lastname: endless, email: `${endless}@mail.example` },
  { firstname: 'Соломія', lastname: 'О’Нил', accountStatus: 'rejected', phone: '+380671234567' },
  { firstname: 'Łukasz', lastname: 'Żak', accountStatus: 'verified', phone: '+48600100200' },
] as const;

/** The page that is drawn before the panel is there. */
const ahead = (page: Page) => page.locator('#ahead');

/** Everything that can be seen of the page: what it is, where it is, and what it says. */
function look(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = document.querySelector('#ahead') ?? document.querySelector('#root');
    return [...(shown?.querySelectorAll('main *') ?? [])]
      .filter((element) => !element.closest('svg, wbr') && element.getClientRects().length > 0)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const own = element.childElementCount === 0 ? element.textContent : '';
        const href = element.getAttribute('href') ?? '';
        const label = element.getAttribute('aria-label') ?? '';
        return [element.tagName, ...[x, y, width, height].map(Math.round), own, href, label].join(' ');
      });
  });
}

test.for([
  ['volunteers', 'pl', 1280],
  ['volunteers', 'uk', 360],
  ['peopleInNeed', 'pl', 360],
  ['peopleInNeed', 'ru', 1280],
] as const)(
  'rows of %s stand there without a script, in %s at %i px, and nothing moves when the panel comes',
  async ([name, language, width], { stage, visit }) => {
    const { id, admin } = await insertTeam(stage, people);
    for (const urgency of ['low', 'high'] as const) {
      await insertPersonInNeed(stage.db, { organizationId: id, firstname: 'Оксана', urgency });
    }
    const page = await visit(paths.landing.getHref(), { as: admin, language, width });
    // The server is told of it by a page that did not come in it.
    await page.waitForFunction((name) => document.documentElement.lang === name, language);
    const scripts = await holdRequests(page, SCRIPTS);
    await page.goto(paths[name].getHref(), { waitUntil: 'commit' });
    await ahead(page).waitFor();
    await page.evaluate(() => document.fonts.ready);
    const before = await look(page);
    expect(before.length).toBeGreaterThan(60);
    expect(await ahead(page).locator('img:not([src*="logo"])').count()).toBe(0);

    await scripts.letGo();
    await ahead(page).waitFor({ state: 'detached' });
    await page.evaluate(() => document.fonts.ready);
    expect(await look(page)).toEqual(before);
  },
);

test('rows stand there on later visits, too, whatever the first has kept', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, people);
  const page = await visit(paths.volunteers.getHref(), { as: admin });
  await volunteerList(page).link('Łukasz Żak').waitFor();
  await whenQuiet(page, 500)();
  const scripts = await holdRequests(page, SCRIPTS);
  await page.reload({ waitUntil: 'commit' });
  await ahead(page).getByRole('link', { name: 'Łukasz Żak' }).waitFor();
  await scripts.letGo();
});

test('a row that is pressed before the panel is there opens when it is, and leads back', async ({
  stage,
  visit,
}) => {
  const { admin } = await insertTeam(stage, people);
  const page = await visit(paths.landing.getHref(), { as: admin });
  const scripts = await holdRequests(page, SCRIPTS);
  await page.goto(paths.volunteers.getHref(), { waitUntil: 'commit' });
  await ahead(page).getByText('Żak').click();
  expect(new URL(page.url()).pathname).toBe(paths.volunteers.getHref());

  await scripts.letGo();
  await page.getByRole('heading', { level: 1, name: 'Łukasz Żak' }).waitFor();
  await page.goBack();
  await volunteerList(page).link('Łukasz Żak').waitFor();
});

test('the focus stays on its row', async ({ stage, visit }) => {
  const { admin } = await insertTeam(stage, people);
  const page = await visit(paths.landing.getHref(), { as: admin });
  const scripts = await holdRequests(page, SCRIPTS);
  await page.goto(paths.volunteers.getHref(), { waitUntil: 'commit' });
  await ahead(page).getByRole('link', { name: 'Łukasz Żak' }).focus();
  await scripts.letGo();
  await ahead(page).waitFor({ state: 'detached' });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe('Łukasz Żak');
});

test('where the panel does not come, that is said, and a row opens by itself', async ({
  stage,
  visit,
  expected,
}) => {
  const { admin, volunteers } = await insertTeam(stage, people);
  const page = await visit(paths.landing.getHref(), { as: admin });
  page.on('requestfailed', (request) => {
    const { pathname } = new URL(request.url());
    // Those of a page that is left are given up.
    const isLost = request.failure()?.errorText === 'net::ERR_INTERNET_DISCONNECTED';
    if (isLost && SCRIPTS.test(pathname)) expected.push(`net::ERR_INTERNET_DISCONNECTED GET ${pathname}`);
  });
  await page.route(SCRIPTS, (route) => route.abort('internetdisconnected'));
  await page.goto(paths.volunteers.getHref(), { waitUntil: 'commit' });
  await page.getByRole('alert').waitFor();
  await ahead(page).getByRole('link', { name: 'Łukasz Żak' }).click();
  await page.waitForURL(paths.volunteer.getHref({ profileId: String(volunteers[3].id) }));
  await page.getByRole('alert').waitFor();
});

test('in a language that the server did not know, rows are drawn ahead in that language', async ({
  stage,
  visit,
}) => {
  const { admin } = await insertTeam(stage, people);
  const page = await visit(paths.landing.getHref(), { as: admin, language: 'uk' });
  await page.context().clearCookies({ name: languageKey });
  const scripts = await holdRequests(page, SCRIPTS);
  await page.goto(paths.volunteers.getHref(), { waitUntil: 'commit' });
  await ahead(page).getByRole('link', { name: 'Łukasz Żak' }).waitFor();
  await ahead(page).getByRole('heading', { level: 1, name: 'Волонтери' }).waitFor();
  await scripts.letGo();
});

test.for([
  ['what the address asks for', '?accountStatus=verified', ['', '']],
  ['columns that were chosen', '', ['RaStorepanel.volunteers.columns', '{"city":false}']],
] as const)('nothing is drawn ahead for %s', async ([, search, item], { stage, visit }) => {
  const { admin } = await insertTeam(stage, people);
  const page = await visit(paths.landing.getHref(), { as: admin });
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), item);
  const scripts = await holdRequests(page, SCRIPTS);
  const answer = page.waitForResponse(/\/volunteers\?/);
  await page.goto(paths.volunteers.getHref() + search, { waitUntil: 'commit' });
  await (await answer).finished();
  await scripts.letGo();
  await page.getByRole('main').getByRole('link', { name: 'Łukasz Żak' }).waitFor();
  expect(await ahead(page).count()).toBe(0);
});
