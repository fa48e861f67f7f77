import type { Page } from 'playwright-core';
import { test as base, inject } from 'vitest';
import { openContext, type Visitor } from './openContext.ts';
import { openStageDatabase } from './openStageDatabase.ts';
import { panelStarted } from './panelStarted.ts';
import { panelUnderTest } from './panelUnderTest.ts';
import { startStage } from './startStage.ts';
import { noteStream } from './streamOpened.ts';
import { type ContextWatch, watchContext } from './watchContext.ts';
import { workerBrowser } from './workerBrowser.ts';

const given = inject('browserTests');

/** Longer than any page takes, also that of the documentation on a machine that is busy with other tests. */
const TIMEOUT_MS = 30_000;

/**
 * For files that change the fixtures; all others use `test`. They must call `extend` first, which creates a
 * copy: `override` would change this one for all later files of the worker.
 */
export const browserTest = base
  .extend('machine', { scope: 'worker' }, () => {
    if ('missing' in given) throw new Error(given.missing);
    return given;
  })
  .extend('browser', { scope: 'worker' }, async ({ machine }, { onCleanup }) => {
    const browser = await workerBrowser(machine.chromium);
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('stage', { scope: 'file' }, async ({ machine }, { onCleanup }) => {
    const folder = panelUnderTest.folder ?? machine.panelFolder;
    const stage = await startStage(await openStageDatabase(), folder);
    onCleanup(stage.close);
    return stage;
  })
  .extend('origin', { scope: 'file' }, ({ stage }) => stage.url)
  .extend('expected', (): string[] => [])
  .extend('visit', async ({ browser, origin, expected, task }, { onCleanup }) => {
    const watches: ContextWatch[] = [];
    const pages: Page[] = [];
    onCleanup(async () => {
      if (task.result?.state === 'fail') await Promise.all(pages.map(describePage));
      await Promise.all(pages.map((page) => page.context().close()));
      checkIssues(
        watches.flatMap(({ issues }) => issues),
        expected,
      );
    });
    return async (path: string, visitor: Visitor = {}): Promise<Page> => {
      const context = await openContext(browser, origin, visitor);
      context.setDefaultTimeout(TIMEOUT_MS);
      if (visitor.script) await context.addInitScript(visitor.script);
      watches.push(watchContext(context, origin));
      const page = await context.newPage();
      pages.push(page);
      noteStream(page);
      await page.goto(path);
      await panelStarted(page);
      return page;
    };
  });

/**
 * A browser test, with one server per file. All its pages are watched (see `watchContext`): a fault that the
 * test has not `expected` fails it, and so does an expected fault that does not occur.
 *
 * @example
 * test('is not found', async ({ stage, visit, expected }) => {
 *   const { admin } = await insertTeam(stage);
 *   expected.push('404 GET /api/volunteers/…');
 *   const page = await visit('/volunteer/…', { as: admin });
 *   await page.getByText('…').waitFor();
 * });
 */
export const test = browserTest.skipIf('missing' in given);

/** Content of the screen when the test failed. */
async function describePage(page: Page): Promise<void> {
  if (page.isClosed()) return;
  console.error(`${page.url()}\n${await page.locator('body').ariaSnapshot()}`);
}

function checkIssues(issues: readonly string[], expected: readonly string[]): void {
  const unexpected = issues.filter((issue) => !expected.includes(issue));
  const inVain = expected.filter((issue) => !issues.includes(issue)).map((issue) => `did not come: ${issue}`);
  const lines = [...unexpected, ...inVain];
  if (lines.length > 0) throw new Error(`In the browser:\n${lines.join('\n')}`);
}
