import { expect } from 'vitest';
import { whenQuiet } from '../../scripts/measure/bench-web/openPage.ts';
import { scriptBytes, totalOf } from '../../scripts/measure/bench-web/scriptBytes.ts';
import { paths } from '../../src/contract/paths.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { openContext } from '../harness/e2e/openContext.ts';

/** Script of an empty react-admin app at its login page, as `npm run bench:web` measures it. */
const EMPTY_REACT_ADMIN = 248_400;

// Two budgets: of the page as it comes, and with what is loaded only for who uses it.
test.for([
  ['landing', 90_000, 240_000],
  ['login', EMPTY_REACT_ADMIN / 2, 300_000],
  // Read, and not used: it comes with no script at all. Its texts grow with what the panel does.
  ['manual', 0, 247_000],
] as const)(
  'the %s page sends at most %i bytes of script, and %i to who uses it',
  async ([name, asItComes, inUse], { browser, origin }) => {
    const context = await openContext(browser, origin, {});
    const page = await context.newPage();
    const scripts = scriptBytes(page);
    const quiet = whenQuiet(page, 500);
    await page.goto(paths[name].getHref(), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const first = await scripts();
    await page.getByRole('button').first().hover();
    await expect.poll(async () => (await scripts()).length).toBeGreaterThan(0);
    await quiet();
    const all = await scripts();
    await context.close();
    expect(totalOf(first), JSON.stringify(first)).toBeLessThanOrEqual(asItComes);
    expect(totalOf(all), JSON.stringify(all)).toBeLessThanOrEqual(inUse);
  },
);
