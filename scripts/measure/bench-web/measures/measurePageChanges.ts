import type { Page } from 'playwright-core';
import type { Goal } from '../../bench/Bench.ts';
import { median } from '../../bench/inTurns.ts';
import type { Bench } from '../openBench.ts';
import { type OpenPage, openContext, openPage } from '../openPage.ts';

/** The most used pages, in menu order. */
const menu = ['/overview', '/people-in-need', '/volunteers', '/our-team', '/events'];

export async function measurePageChanges(bench: Bench): Promise<Goal[]> {
  const toProfile: number[] = [];
  const visited: Record<string, number[]> = Object.fromEntries(menu.map((path) => [path, []]));
  for (let run = 0; run < bench.runs; run += 1) {
    const context = await openContext(bench, bench.product, { signedIn: true });
    const opened = await openPage(context, bench.product.list);
    await opened.shown();
    await opened.quiet();
    toProfile.push(await goBy(opened, 'main tbody tr:nth-child(5) a[href^="/volunteer/"]'));
    for (const path of menu) await goBy(opened, menuLink(path));
    for (const path of menu) visited[path]?.push(await goBy(opened, menuLink(path)));
    await context.close();
  }
  const slowest = Object.entries(visited)
    .map(([path, times]) => ({ path, time: median(times) }))
    .sort((a, b) => b.time - a.time);
  console.log(
    `  to a profile ${toProfile.map(Math.round).join(' ')}; ` +
      slowest.map(({ path, time }) => `${path} ${time.toFixed(0)}`).join(', '),
  );
  return [
    { name: 'from a row to the profile', unit: 'ms', product: median(toProfile), limit: 100 },
    {
      name: 'to a page visited before (the slowest)',
      unit: 'ms',
      product: slowest[0]?.time ?? Number.NaN,
      limit: 100,
    },
  ];
}

function menuLink(path: string): string {
  return `header a[href="${path}"]:visible`;
}

async function goBy({ page, quiet }: OpenPage, link: string): Promise<number> {
  const arrived = await armed(page);
  await page.locator(link).first().click();
  const time = await arrived();
  await quiet();
  return time;
}

async function armed(page: Page): Promise<() => Promise<number>> {
  const handle = await page.evaluateHandle(timeToNextPage);
  return () => handle.evaluate(({ arrived }) => arrived);
}

/**
 * Runs in the page: waits for a click, then until the next page is drawn with its content instead of
 * placeholders. The promise is wrapped, because the caller must not await it yet.
 */
function timeToNextPage(): { arrived: Promise<number> } {
  const TIMEOUT_MS = 10_000;
  const before = document.querySelector('main h1');
  const isThere = () => {
    const heading = document.querySelector('main h1');
    const isComing = document.querySelector('.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])');
    return heading !== null && heading !== before && isComing === null;
  };
  const arrived = new Promise<number>((resolve, reject) => {
    const start = ({ timeStamp }: Event) => {
      setTimeout(() => reject(new Error(`${location.pathname} does not come to rest`)), TIMEOUT_MS);
      const look = () => {
        // This frame draws it, so it is visible in the next one.
        if (isThere()) requestAnimationFrame((time) => resolve(time - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', start, { capture: true, once: true });
  });
  return { arrived };
}
