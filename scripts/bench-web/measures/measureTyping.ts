import { paths } from '../../../src/contract/paths.ts';
import type { Goal } from '../../bench/Goal.ts';
import { median } from '../../bench/median.ts';
import type { Bench } from '../openBench.ts';
import { openContext, openPage } from '../openPage.ts';
import { throttle } from '../throttle.ts';

const forms = [
  { path: paths.register.getHref(), signedIn: false },
  { path: paths.createEvent.getHref(), signedIn: true },
  { path: paths.settings.getHref({ query: { tab: 'organization' } }), signedIn: true },
];
const word = 'Wolontariat';
const PAUSE_MS = 80;

/**
 * The largest forms, at a processor four times slower: the longest keystroke in a text field, both before it
 * shows what is wrong with it and after, when each key has the form checked.
 */
export async function measureTyping(bench: Bench, runs: number): Promise<Goal[]> {
  const longest: Record<string, number[]> = Object.fromEntries(forms.map(({ path }) => [path, []]));
  for (let run = 0; run < runs; run += 1) {
    for (const { path, signedIn } of forms) {
      longest[path]?.push(await longestKeystroke(bench, path, signedIn));
    }
  }
  const slowest = Object.entries(longest)
    .map(([path, times]) => ({ path, times, time: median(times) }))
    .sort((a, b) => b.time - a.time);
  for (const { path, times } of slowest) console.log(`  ${path}: ${times.map(Math.round).join(' ')}`);
  return [
    {
      name: `longest keystroke, 4 × slower (${slowest[0]?.path})`,
      unit: 'ms',
      product: slowest[0]?.time ?? Number.NaN,
      limit: 50,
    },
  ];
}

async function longestKeystroke(bench: Bench, path: string, signedIn: boolean): Promise<number> {
  const context = await openContext(bench, bench.product, { signedIn });
  const { page, seen, quiet } = await openPage(context, { path });
  const field = page.locator('main form input[type="text"]:visible').first();
  await field.waitFor();
  await quiet();
  await throttle(page, { cpu: 4 });
  for (const at of [field, page.locator('main form textarea:visible').first()]) {
    if ((await at.count()) === 0) continue;
    await at.fill('');
    await at.pressSequentially(word, { delay: PAUSE_MS });
    await page.keyboard.press('Tab');
    await at.focus();
    await at.pressSequentially(word, { delay: PAUSE_MS });
  }
  const { keystrokes } = await seen();
  await context.close();
  return Math.max(...keystrokes, 0);
}
