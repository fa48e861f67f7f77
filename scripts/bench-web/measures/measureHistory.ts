import { countHistory, historyCalls } from '../../../tests/support/e2e/countHistory.ts';
import type { Goal } from '../../bench/Goal.ts';
import { demoAddresses } from '../demoAddresses.ts';
import type { Bench } from '../openBench.ts';
import { openContext, openPage } from '../openPage.ts';
import { eachPage } from './eachPage.ts';

/** Every page, opened directly by who is not signed in. */
export async function measureHistory(bench: Bench): Promise<Goal[]> {
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
