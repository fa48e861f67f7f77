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

worldTest('the bar of a page that is on its way moves nothing', async ({ visit, world }) => {
  const page = await visit(paths.overview.getHref(), { as: world.admin });
  const { letGo } = await holdRequests(page, SCRIPTS);
  await page.getByRole('banner').getByRole('link', { name: 'Wydarzenia' }).click();
  const bar = page.getByRole('progressbar');
  await bar.waitFor();
  const changed = await bar.evaluate((element) =>
    element
      .getAnimations({ subtree: true })
      .flatMap(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.getKeyframes().flatMap((frame) => Object.keys(frame)) : [],
      ),
  );
  expect(new Set(changed)).toEqual(new Set(['composite', 'computedOffset', 'easing', 'offset', 'transform']));
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
