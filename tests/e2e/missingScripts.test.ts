import type { Page, Request, Route } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '../../src/contract/paths.ts';
import { comeTo } from '../harness/e2e/comeTo.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { SCRIPTS } from '../harness/e2e/holdRequests.ts';
import { insertTeam } from '../harness/e2e/insertTeam.ts';
import { header } from '../harness/e2e/pages/header.ts';
import { polish } from '../harness/e2e/polish.ts';

const EVENTS = /\/assets\/EventsPage-.*\.js$/;
const BELL = /\/assets\/NotificationBell-.*\.js$/;
const BUILD = /\/index\.html$/;

const errorScreen = (page: Page) =>
  page.getByRole('heading', { level: 1, name: polish('shell.error.title') });
const eventsHeading = (page: Page) =>
  page.getByRole('heading', { level: 1, name: polish('shell.titles.events') });
const goToEvents = (page: Page) => header(page).link('events').click();

/** Answers in the place of the server, and counts how often it is asked. */
async function answer(page: Page, addresses: RegExp, reply: (route: Route) => Promise<void> | void) {
  const asked: string[] = [];
  await page.route(addresses, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await reply(route);
  });
  return asked;
}

/** The server has another panel by now: its page names another script, and the parts of the old one are gone. */
async function redeploy(page: Page): Promise<void> {
  await page.route(BUILD, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/\/assets\/index-[\w-]+\.js/, '/assets/index-newer.js');
    await route.fulfill({ response, body });
  });
}

/** Scripts that do not come are what these tests are about. */
function expectMissing(page: Page, expected: string[]): void {
  const note = (what: unknown, request: Request) => {
    const { pathname } = new URL(request.url());
    if (SCRIPTS.test(pathname) || BUILD.test(pathname)) expected.push(`${what} GET ${pathname}`);
  };
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText;
    // Without a network, what else the page asks for does not come either.
    if (error === 'net::ERR_INTERNET_DISCONNECTED') {
      expected.push(`${error} GET ${new URL(request.url()).pathname}`);
    } else if (error !== 'net::ERR_ABORTED') note(error, request);
  });
  page.on('response', (response) => response.status() === 404 && note(404, response.request()));
}

describe('the script of a page', () => {
  test('that is not there is asked for a few times, then the error screen offers to reload', async ({
    stage,
    visit,
    expected,
  }) => {
    const { admin } = await insertTeam(stage, []);
    const page = await visit(paths.overview.getHref(), { as: admin });
    expectMissing(page, expected);
    const asked = await answer(page, EVENTS, (route) => route.fulfill({ status: 404 }));
    await page.clock.install();
    await goToEvents(page);
    await comeTo(page, errorScreen(page));
    await page.getByText(polish('kit.missing.failed')).waitFor();
    await page.clock.runFor(600_000);
    expect(asked.length).toBeLessThanOrEqual(5);

    await page.unroute(EVENTS);
    await page.getByRole('button', { name: polish('shell.error.reload') }).click();
    await eventsHeading(page).waitFor();
  });

  test('that is cut off comes for who comes again', async ({ stage, visit, expected }) => {
    const { admin } = await insertTeam(stage, []);
    const page = await visit(paths.overview.getHref(), { as: admin });
    expectMissing(page, expected);
    const asked = await answer(page, EVENTS, (route) => route.abort('connectionreset'));
    await page.clock.install();
    await goToEvents(page);
    await comeTo(page, errorScreen(page));
    expect(asked.length).toBeLessThanOrEqual(5);

    await page.unroute(EVENTS);
    await header(page).link('overview').first().or(header(page).logo).first().click();
    await page.waitForURL(paths.overview.getHref());
    await goToEvents(page);
    await eventsHeading(page).waitFor();
  });

  test('of a panel that was replaced is found by reloading, once', async ({ stage, visit, expected }) => {
    const { admin } = await insertTeam(stage, []);
    const page = await visit(paths.overview.getHref(), { as: admin });
    expectMissing(page, expected);
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await redeploy(page);
    await answer(page, EVENTS, (route) => route.fulfill({ status: 404 }));
    await goToEvents(page);
    // It has not helped here, and so it is told.
    await errorScreen(page).waitFor();
    await page.getByText(polish('kit.missing.replaced')).waitFor();
    expect(loads).toEqual([stage.url + paths.events.getHref()]);

    await page.unrouteAll();
    await page.getByRole('button', { name: polish('shell.error.reload') }).click();
    await eventsHeading(page).waitFor();
  });

  test('is not reloaded in a circle where the tab remembers nothing', async ({ stage, visit, expected }) => {
    const { admin } = await insertTeam(stage, []);
    const page = await visit(paths.overview.getHref(), {
      as: admin,
      script: () => {
        const { getItem } = Storage.prototype;
        Storage.prototype.getItem = function get(key) {
          if (key.startsWith('panel-reloaded')) throw new DOMException('denied', 'SecurityError');
          return getItem.call(this, key);
        };
      },
    });
    expectMissing(page, expected);
    const loads: string[] = [];
    page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
    await redeploy(page);
    await answer(page, EVENTS, (route) => route.fulfill({ status: 404 }));
    await goToEvents(page);
    await errorScreen(page).waitFor();
    expect(loads).toHaveLength(1);
  });

  test('comes by itself once there is a network again', async ({ stage, visit, expected }) => {
    const { admin } = await insertTeam(stage, []);
    const page = await visit(paths.overview.getHref(), { as: admin });
    expectMissing(page, expected);
    await page.context().setOffline(true);
    await goToEvents(page);
    await page.getByRole('heading', { level: 1, name: polish('shell.offline.title') }).waitFor();
    await page.context().setOffline(false);
    await eventsHeading(page).waitFor();
  });

  test('comes by itself where the browser knew of a network all the time', async ({
    stage,
    visit,
    expected,
  }) => {
    const { admin } = await insertTeam(stage, []);
    const page = await visit(paths.overview.getHref(), { as: admin });
    expectMissing(page, expected);
    await page.clock.install();
    const asked = await answer(page, EVENTS, (route) => route.abort('connectionrefused'));
    await answer(page, BUILD, (route) => route.abort('connectionrefused'));
    await goToEvents(page);
    await comeTo(page, page.getByRole('heading', { level: 1, name: polish('shell.offline.title') }));
    expect(asked.length).toBeLessThanOrEqual(5);

    await page.unrouteAll();
    await comeTo(page, eventsHeading(page));
  });

  test('that hangs is given up after 120 seconds, and not asked for again', async ({
    stage,
    visit,
    expected,
  }) => {
    const { admin } = await insertTeam(stage, []);
    const page = await visit(paths.overview.getHref(), { as: admin });
    expectMissing(page, expected);
    await page.clock.install();
    const asked = await answer(page, EVENTS, () => {});
    await goToEvents(page);
    await expect.poll(() => asked.length).toBe(1);
    await page.clock.runFor(119_000);
    expect(await errorScreen(page).count()).toBe(0);
    await page.clock.runFor(2_000);
    await errorScreen(page).waitFor();
    await page.getByText(polish('kit.missing.late', { seconds: 120 })).waitFor();
    await page.clock.runFor(600_000);
    expect(asked).toHaveLength(1);
  });
});

test('the bell says that it is missing, and the page stays', async ({ stage, visit, expected }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit('about:blank', { as: admin });
  expectMissing(page, expected);
  await page.clock.install();
  const asked = await answer(page, BELL, (route) => route.fulfill({ status: 404 }));
  await page.goto(paths.overview.getHref());
  const again = page.getByRole('button', { name: polish('shell.bell.missing') });
  await comeTo(page, again);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(asked.length).toBeLessThanOrEqual(5);

  await page.unroute(BELL);
  await again.click();
  await page.getByRole('link', { name: polish('shell.bell.label', { smart_count: 0 }) }).waitFor();
});

describe.each([
  ['a member', paths.events, 'admin'],
  ['a visitor', paths.resetPassword, undefined],
] as const)('where the whole panel does not come, %s', (_, path, who) => {
  test('sees the error screen, and the network back by itself', async ({ stage, visit, expected }) => {
    const { admin } = await insertTeam(stage, []);
    const page = await visit('about:blank', { as: who && admin });
    expectMissing(page, expected);
    await page.clock.install();
    const asked = await answer(page, SCRIPTS, (route) => route.fulfill({ status: 404 }));
    await page.goto(path.getHref());
    await comeTo(page, errorScreen(page));
    await page.clock.runFor(600_000);
    // Each script of the page once by itself, and the first a few times.
    expect(asked.length).toBeLessThanOrEqual(new Set(asked).size + 5);

    await page.unroute(SCRIPTS);
    await page.getByRole('button', { name: polish('shell.error.reload') }).click();
    await page.getByRole('heading', { level: 1, name: polish(path.title) }).waitFor();
  });
});

test('a login page that was typed into is not reloaded by itself for a newer panel', async ({
  visit,
  expected,
}) => {
  const page = await visit(paths.login.getHref());
  expectMissing(page, expected);
  await redeploy(page);
  await answer(page, SCRIPTS, (route) => route.fulfill({ status: 404 }));
  await page.keyboard.type('anna');
  await page
    .getByRole('alert')
    .filter({ hasText: polish('kit.missing.replaced') })
    .waitFor();
  expect(await page.locator('form input').first().inputValue()).toBe('anna');
});

test('texts that do not come are told', async ({ stage, visit, expected }) => {
  const { admin } = await insertTeam(stage, []);
  const page = await visit('about:blank', { as: admin });
  expectMissing(page, expected);
  await page.clock.install();
  await answer(page, /\/assets\/pl-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(paths.events.getHref());
  await comeTo(page, errorScreen(page));
});
