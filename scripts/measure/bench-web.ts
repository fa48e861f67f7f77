import { paths } from '../../src/contract/paths.ts';
import { countHistory, historyCalls } from '../../tests/harness/e2e/countHistory.ts';
import type { Goal } from './bench/Bench.ts';
import { median } from './bench/inTurns.ts';
import { runMeasures } from './bench/runMeasures.ts';
import { measureLanding } from './bench-web/measures/measureLanding.ts';
import { measureLogin } from './bench-web/measures/measureLogin.ts';
import { measurePageChanges } from './bench-web/measures/measurePageChanges.ts';
import { measurePublicPage } from './bench-web/measures/measurePublicPage.ts';
import { measureTyping } from './bench-web/measures/measureTyping.ts';
import { type Bench, openBench, type Site } from './bench-web/openBench.ts';
import { openContext, openPage, slow } from './bench-web/openPage.ts';
import { eachPage, sitesInTurns } from './bench-web/sitesInTurns.ts';

const path = paths.volunteers.getHref({ query: { size: '100' } });

/** The list with the maximum page size, opened directly. */
async function measureLongList(bench: Bench): Promise<Goal[]> {
  const longest: number[] = [];
  for (let run = 0; run < bench.runs; run += 1) {
    const context = await openContext(bench, bench.product, { signedIn: true });
    const opened = await openPage(context, { path, awaited: 'main tbody tr:nth-child(100) a' });
    await opened.shown();
    await opened.quiet();
    longest.push(Math.max(...(await opened.seen()).longTasks, 0));
    await context.close();
  }
  console.log(`  100 rows: ${longest.map(Math.round).join(' ')}`);
  return [{ name: 'longest task of a list of 100 rows', unit: 'ms', product: median(longest), limit: 100 }];
}

/** Maximum length of an unnoticed task. */
const UNNOTICED_MS = 50;

/** The list opened directly, signed in: in a new browser, and again in the same one. */
async function measureList(bench: Bench): Promise<Goal[]> {
  const { cold, blocked, warm } = await sitesInTurns(bench, async (site) => {
    const context = await openContext(bench, site, { signedIn: true });
    const first = await openPage(context, { ...site.list, speed: slow });
    const cold = await first.shown();
    await first.quiet();
    const { longTasks } = await first.seen();
    await first.page.close();
    const second = await openPage(context, { ...site.list, speed: slow });
    const warm = await second.shown();
    await context.close();
    const blocked = longTasks.reduce((sum, length) => sum + length - UNNOTICED_MS, 0);
    return { cold, blocked, warm };
  });
  return [
    { name: 'first list: rows are shown, cold, slow', unit: 'ms', ...cold, limit: 0.85 },
    { name: 'first list: rows are shown, warm cache, slow', unit: 'ms', ...warm, limit: 0.7 },
    { name: 'first list: total blocking time, slow', unit: 'ms', ...blocked, limit: 1.2 },
  ];
}

/** Shifts below this are hardly visible. */
const LIMIT = 0.01;
const widths = [360, 1280];

/**
 * Every page, signed in and out, at phone and desktop width, on a network so slow that each piece arrives
 * separately.
 */
async function measureLayoutShift(bench: Bench): Promise<Goal[]> {
  const addresses = await demoAddresses(bench.product);
  const visits = addresses.flatMap(({ path, public: isPublic }) =>
    widths.flatMap((width) => [
      { path, width, signedIn: true },
      ...(isPublic ? [{ path, width, signedIn: false }] : []),
    ]),
  );
  const shifts = await eachPage(visits, async ({ path, ...visitor }) => {
    const context = await openContext(bench, bench.product, visitor);
    const opened = await openPage(context, { path, speed: { network: 'slow' } });
    await opened.page.locator('main h1').first().waitFor({ state: 'attached' });
    await opened.quiet();
    const { shift, shifted } = await opened.seen();
    await context.close();
    if (shift > LIMIT) {
      const who = visitor.signedIn ? 'signed in' : 'signed out';
      console.log(`  ${path}, ${visitor.width} wide, ${who}: moved by ${shift.toFixed(3)}`);
      for (const line of shifted.toSorted().toReversed().slice(0, 4)) console.log(`    ${line}`);
    }
    return shift;
  });
  return [
    {
      name: `layout shift (the worst of ${visits.length} pages)`,
      unit: '',
      product: Math.max(...shifts),
      limit: LIMIT,
    },
  ];
}

/**
 * `npm run bench:web [-- --runs 5] [-- --budget] [-- --only measureList]`: compares the panel in a browser
 * with an empty react-admin app of the same versions, alternately in one run; prints medians and ratios. With
 * `--budget` it fails when a goal is missed.
 */
await runMeasures({
  usage: 'npm run bench:web [-- --runs 5] [--budget] [--only measureList]',
  sizes: { runs: 5 },
  measures: [
    measureLanding,
    measureLogin,
    measureList,
    measurePageChanges,
    measurePublicPage,
    measureLayoutShift,
    measureHistory,
    measureTyping,
    measureLongList,
  ],
  peer: 'empty react-admin',
  open: openBench,
});

/** Every page, opened directly without a session. */
async function measureHistory(bench: Bench): Promise<Goal[]> {
  const calls = await eachPage(await demoAddresses(bench.product), async ({ path }) => {
    const context = await openContext(bench, bench.product);
    await context.addInitScript(countHistory);
    const opened = await openPage(context, { path });
    await opened.page.locator('main h1').first().waitFor({ state: 'attached' });
    await opened.quiet();
    const count = await historyCalls(opened.page);
    await context.close();
    return count;
  });
  return [
    { name: 'history entries, signed out (the most)', unit: '', product: Math.max(...calls), limit: 3 },
  ];
}

/** Address of each page, with records of the demo data. */
async function demoAddresses({ url, session }: Site) {
  const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const call = async (path: string, method = 'GET') => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { cookie, 'source-device': 'web' },
    });
    if (!response.ok) throw new Error(`${response.status} ${method} ${path}`);
    return response.json();
  };
  const user = await call('/users/login', 'POST');
  const firstOf = async (path: string) => (await call(path)).content[0].id;
  const organization = `/organizations/${user.organizationId}`;
  const records: Record<string, string> = {
    [paths.personInNeed.pattern]: await firstOf('/people-in-need'),
    [paths.volunteer.pattern]: await firstOf(`${organization}/volunteers`),
    [paths.coordinator.pattern]: user.id,
    '/event/': await firstOf(`${organization}/events?group=future`),
    [paths.editEvent.pattern]: await firstOf(`${organization}/events?group=drafts`),
  };
  return Object.values(paths).map(({ pattern, public: isPublic }) => {
    const [, id] = Object.entries(records).find(([start]) => pattern.startsWith(start)) ?? [];
    return { public: isPublic, path: pattern.replace(/:\w+/, id ?? '') };
  });
}
