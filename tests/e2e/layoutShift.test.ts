import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import { observePage, throttle, whenQuiet } from '../../scripts/measure/bench-web/openPage.ts';
import { eachPage } from '../../scripts/measure/bench-web/sitesInTurns.ts';
import { paths } from '../../src/contract/paths.ts';
import { translator } from '../../src/server/core/texts/translator.ts';
import type { Caller } from '../harness/Caller.ts';
import { FONTS, holdRequests, SCRIPTS } from '../harness/e2e/holdRequests.ts';
import { openContext } from '../harness/e2e/openContext.ts';
import { panelStarted } from '../harness/e2e/panelStarted.ts';
import type { World } from '../harness/e2e/states/insertWorld.ts';
import { worldTest } from '../harness/e2e/states/worldTest.ts';

/** What a person hardly sees. */
const LIMIT = 0.01;

interface Visit {
  readonly path: string;
  readonly width: number;
  readonly as: Caller | undefined;
}

function visits({ admin, personInNeed, verified, coordinator, events }: World): Visit[] {
  const ids: Readonly<Record<string, string>> = {
    [paths.personInNeed.pattern]: personInNeed,
    [paths.volunteer.pattern]: verified.id,
    [paths.editVolunteer.pattern]: verified.id,
    [paths.coordinator.pattern]: coordinator.id,
    [paths.editEvent.pattern]: events.draft,
  };
  return Object.values(paths).map(({ pattern, public: isPublic }, index) => ({
    path: pattern.replace(/:\w+/, ids[pattern] ?? events.running),
    // By turns; `npm run bench:web` opens each in both, and those of visitors signed in, too.
    width: index % 2 === 0 ? 360 : 1280,
    as: isPublic ? undefined : admin,
  }));
}

/**
 * Fonts come once the page is drawn, as they do wherever the network is slow: what stands there until then has to be
 * as large (`fonts.css`).
 * @returns how far what is on the screen was moved while the page came, and what
 */
async function shiftOf(browser: Browser, origin: string, { path, ...visitor }: Visit): Promise<string[]> {
  const context = await openContext(browser, origin, visitor);
  const page = await context.newPage();
  await throttle(page, { network: 'late' });
  await page.addInitScript(observePage, 'h1');
  const fonts = await holdRequests(page, FONTS);
  const quiet = whenQuiet(page, 500);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => window.seen.shown !== undefined);
  await fonts.letGo();
  await quiet();
  await page.locator('.MuiSkeleton-root').first().waitFor({ state: 'detached' });
  const { shift, shifted } = await page.evaluate(() => window.seen);
  await context.close();
  return shift > LIMIT ? [`${path}, ${visitor.width} wide: ${shift}`, ...shifted] : [];
}

/**
 * Cuts the page behind the heading of each section in turn, as it is cut while its HTML arrives in parts.
 * @returns headings on the first screen whose place depends on what comes after them
 */
function movedByTheRest(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3')];
  const topOf = (heading: Element) => Math.round(heading.getBoundingClientRect().top);
  const whole = new Map(headings.map((heading) => [heading, topOf(heading)]));
  return headings.reverse().flatMap((last, index) => {
    // The head of a page is one part, and its title may stand in its middle.
    if (last.tagName === 'H1') return [];
    const rest = document.createRange();
    rest.setStartAfter(last);
    rest.setEndAfter(document.body);
    rest.deleteContents();
    return headings
      .slice(index)
      .filter((heading) => topOf(heading) < innerHeight && topOf(heading) !== whole.get(heading))
      .map((heading) => `${heading.textContent}: ${topOf(heading)}, at last ${whole.get(heading)}`);
  });
}

worldTest('a page that arrives in parts moves nothing that has arrived', async ({ browser, origin }) => {
  const moved = await eachPage(
    Object.values(paths)
      .filter((path) => path.public)
      .flatMap(({ pattern }) => [360, 1280].map((width) => ({ path: pattern, width }))),
    async ({ path, width }) => {
      const context = await openContext(browser, origin, { width });
      const page = await context.newPage();
      await page.route(SCRIPTS, (route) => route.abort());
      await page.goto(path);
      const headings = await page.evaluate(movedByTheRest);
      await context.close();
      return headings.map((heading) => `${path}, ${width} wide: ${heading}`);
    },
  );
  expect(moved.flat()).toEqual([]);
});

worldTest('the bar of a page that is on its way moves nothing', async ({ visit, world }) => {
  const page = await visit(paths.overview.getHref(), { as: world.admin });
  const { letGo } = await holdRequests(page, SCRIPTS);
  await page.getByRole('banner').getByRole('link', { name: 'Wydarzenia' }).click();
  const bar = page.getByRole('progressbar');
  await bar.waitFor();
  const changed = () =>
    bar.evaluate((element) =>
      element
        .getAnimations({ subtree: true })
        .flatMap(({ effect }) =>
          effect instanceof KeyframeEffect
            ? effect.getKeyframes().flatMap((frame) => Object.keys(frame))
            : [],
        ),
    );
  // On a busy machine the bar is there some frames before it moves.
  await expect
    .poll(async () => new Set(await changed()))
    .toEqual(new Set(['composite', 'computedOffset', 'easing', 'offset', 'transform']));
  await letGo();
  await page.getByRole('heading', { level: 1, name: 'Wydarzenia' }).waitFor();
});

worldTest(
  'fonts are ready before the first record is, so that no title changes its lines',
  async ({ browser, origin, world }) => {
    const context = await openContext(browser, origin, { as: world.admin, width: 360 });
    const page = await context.newPage();
    const records = await holdRequests(page, /\/api\/events\//);
    await page.goto(paths.event.getHref({ eventId: world.events.running }));
    await expect.poll(() => page.evaluate(() => document.fonts.check('500 1em Roboto', 'aż'))).toBe(true);
    await records.letGo();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await context.close();
  },
);

worldTest(
  'the button that marks all as read moves nothing when it comes',
  async ({ browser, origin, world }) => {
    // In Ukrainian the title and the number find room in one line without it.
    const context = await openContext(browser, origin, { as: world.admin, width: 360, language: 'uk' });
    const page = await context.newPage();
    const unread = await holdRequests(page, /\/api\/notifications/);
    await page.goto(paths.notifications.getHref());
    const title = page.getByRole('heading', { level: 1 });
    await title.waitFor();
    await panelStarted(page);
    const before = await title.boundingBox();
    await unread.letGo();
    await page.getByRole('button', { name: translator('uk')('notifications.readAll') }).waitFor();
    expect(await title.boundingBox()).toEqual(before);
    await context.close();
  },
);

worldTest('nothing moves while a page comes', { timeout: 240_000 }, async ({ browser, origin, world }) => {
  const shifts = await eachPage(visits(world), (visit) => shiftOf(browser, origin, visit));
  expect(shifts.flat()).toEqual([]);
});
