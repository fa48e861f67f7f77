import { pagePath } from '../../../../src/domain/public-pages/pagePath.ts';
import type { Goal } from '../../bench/Bench.ts';
import { median } from '../../bench/inTurns.ts';
import type { Bench } from '../openBench.ts';
import { openContext, openPage, slow } from '../openPage.ts';

/** Of the demo's first foundation. */
const slug = 'pomocna-dlon';
const widths = [360, 1280];

/** The largest piece of a foundation's public page, and of a form of it, in a new browser. */
export async function measurePublicPage(bench: Bench): Promise<Goal[]> {
  const largest: number[] = [];
  for (const path of [pagePath(slug), pagePath(slug, 'volunteer')]) {
    for (const width of widths) {
      const times: number[] = [];
      for (let run = 0; run < bench.runs; run += 1) {
        const context = await openContext(bench, bench.product, { width });
        const { page, shown, quiet } = await openPage(context, { path, speed: slow });
        await shown();
        await quiet();
        times.push(await page.evaluate(largestPaint));
        await context.close();
      }
      console.log(`  ${path}, ${width} wide: ${times.map(Math.round).join(' ')}`);
      largest.push(median(times));
    }
  }
  return [
    {
      name: 'public page: largest paint, slow (the worst)',
      unit: 'ms',
      product: Math.max(...largest),
      limit: 1200,
    },
  ];
}

/** Runs in the page. */
function largestPaint(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
      type: 'largest-contentful-paint',
      buffered: true,
    });
  });
}
