import { paths } from '../../../../src/contract/paths.ts';
import type { Goal } from '../../bench/Bench.ts';
import { median } from '../../bench/inTurns.ts';
import type { Bench } from '../openBench.ts';
import { openContext, openPage, throttle } from '../openPage.ts';

const forms = [
  { path: paths.register.getHref(), signedIn: false },
  { path: paths.createEvent.getHref(), signedIn: true },
  { path: paths.settings.getHref({ query: { tab: 'organization' } }), signedIn: true },
];
const word = 'Wolontariat';
const PAUSE_MS = 80;

/**
 * The largest forms on a CPU four times slower: the longest keystroke in a text field, before and after it
 * shows its error (then each key validates the form); and Tab, which changes two fields.
 */
export async function measureTyping(bench: Bench): Promise<Goal[]> {
  const longest = forms.map(({ path }) => ({ path, typed: [] as number[], tab: [] as number[] }));
  for (let run = 0; run < bench.runs; run += 1) {
    for (const [index, { path, signedIn }] of forms.entries()) {
      const { typed, tab } = await longestKeystrokes(bench, path, signedIn);
      longest[index]?.typed.push(typed);
      longest[index]?.tab.push(tab);
    }
  }
  for (const { path, typed, tab } of longest) {
    console.log(`  ${path}: ${typed.map(Math.round).join(' ')}; Tab ${tab.map(Math.round).join(' ')}`);
  }
  const slowest = (kind: 'typed' | 'tab') => Math.max(...longest.map((form) => median(form[kind])));
  return [
    {
      name: 'longest keystroke of three forms, 4 × slower',
      unit: 'ms',
      product: slowest('typed'),
      limit: 50,
    },
    { name: 'to the next field by Tab, 4 × slower', unit: 'ms', product: slowest('tab'), limit: 100 },
  ];
}

async function longestKeystrokes(bench: Bench, path: string, signedIn: boolean) {
  const context = await openContext(bench, bench.product, { signedIn });
  const { page, seen, quiet } = await openPage(context, { path });
  const field = page.locator('main form input[type="text"]:visible').first();
  await field.waitFor();
  await quiet();
  await throttle(page, { cpu: 4 });
  for (const at of [field, page.locator('main form textarea:visible').first()]) {
    if ((await at.count()) === 0) continue;
    // Users do not type at the very moment of focusing a field.
    await at.click();
    await at.evaluate((input: HTMLInputElement) =>
      input.setSelectionRange(input.value.length, input.value.length),
    );
    await at.pressSequentially(word, { delay: PAUSE_MS });
    await page.keyboard.press('Tab');
    await at.focus();
    await at.pressSequentially(word, { delay: PAUSE_MS });
  }
  const { keystrokes } = await seen();
  await context.close();
  const timesOf = (isCounted: (key: string) => boolean) =>
    keystrokes.filter(({ key }) => isCounted(key)).map(({ time }) => time);
  return {
    typed: Math.max(...timesOf((key) => key !== 'Tab')),
    tab: Math.max(...timesOf((key) => key === 'Tab')),
  };
}
