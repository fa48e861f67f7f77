import { expect } from 'vitest';
import { eachPage } from '../../scripts/measure/bench-web/sitesInTurns.ts';
import { paths } from '../../src/contract/paths.ts';
import { countHistory, historyCalls } from '../harness/e2e/countHistory.ts';
import { test } from '../harness/e2e/e2eTest.ts';
import { openContext } from '../harness/e2e/openContext.ts';

test('no page that is opened signed out changes the history more than three times', async ({
  browser,
  origin,
}) => {
  const context = await openContext(browser, origin, {});
  await context.addInitScript(countHistory);
  const counts = await eachPage(Object.values(paths), async ({ pattern }) => {
    const page = await context.newPage();
    await page.goto(pattern.replace(/:\w+/, crypto.randomUUID()), { waitUntil: 'networkidle' });
    return [pattern, await historyCalls(page)] as const;
  });
  await context.close();
  expect(counts.filter(([, count]) => count > 3)).toEqual([]);
});
