import { paths } from '../../../src/contract/paths.ts';
import type { Goal } from '../../bench/Goal.ts';
import { median } from '../../bench/median.ts';
import type { Bench } from '../openBench.ts';
import { openContext, openPage } from '../openPage.ts';

const path = paths.volunteers.getHref({ query: { size: '100' } });

/** The list with as many rows as a page may have, opened directly. */
export async function measureLongList(bench: Bench, runs: number): Promise<Goal[]> {
  const longest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
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
