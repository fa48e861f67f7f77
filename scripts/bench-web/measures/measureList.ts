import type { Goal } from '../../bench/Goal.ts';
import type { Bench } from '../openBench.ts';
import { openContext, openPage } from '../openPage.ts';
import { sitesInTurns } from '../sitesInTurns.ts';
import { slow } from '../throttle.ts';

/** A task may be so long before it keeps a person waiting. */
const UNNOTICED_MS = 50;

/** The list opened directly, signed in: in a new browser, and once more in the same. */
export async function measureList(bench: Bench, runs: number): Promise<Goal[]> {
  const { cold, blocked, warm } = await sitesInTurns(bench, runs, async (site) => {
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
