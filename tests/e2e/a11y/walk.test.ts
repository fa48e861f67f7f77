import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '../../../src/contract/Language.ts';
import { paths } from '../../../src/contract/paths.ts';
import { addAxe, runAxe } from '../../harness/e2e/axe.ts';
import { formIssues, popupIssues, watchFocus } from '../../harness/e2e/keyboard/focusIssues.ts';
import { keyboardIssues } from '../../harness/e2e/keyboard/keyboardIssues.ts';
import { movingParts } from '../../harness/e2e/keyboard/movingParts.ts';
import { zoomIssues } from '../../harness/e2e/layout/zoomIssues.ts';
import { settle } from '../../harness/e2e/settle.ts';
import { allStates } from '../../harness/e2e/states/allStates.ts';
import { isEveryLook, looksOf } from '../../harness/e2e/states/looks.ts';
import { actionStates, pageStates } from '../../harness/e2e/states/pageStates.ts';
import type { ScreenState } from '../../harness/e2e/states/ScreenState.ts';
import { walkSideBySide } from '../../harness/e2e/states/walkSideBySide.ts';
import { wear } from '../../harness/e2e/states/wear.ts';
import { worldTest } from '../../harness/e2e/states/worldTest.ts';

test('each page of the panel has a state in the walk', () => {
  const walked = new Set<string | undefined>(allStates.map(({ path }) => path));
  expect(Object.keys(paths).filter((name) => !walked.has(name))).toEqual([]);
});

/** Pages whose header has been walked; it is the same wherever its viewer goes. */
const knownHeaders = new WeakSet<Page>();

/** Each page is walked by the keyboard in order; what opens takes the focus, keeps it and gives it back. */
async function issuesByKeyboard(page: Page, state: ScreenState): Promise<string[]> {
  if (pageStates.includes(state)) {
    await wear(page, { width: 'wide' });
    await settle(page, state);
    const start = knownHeaders.has(page) && !isEveryLook ? 'content' : 'top';
    knownHeaders.add(page);
    return keyboardIssues(page, start);
  }
  // What has a way of its own to be left would have to be left by it.
  if (!actionStates.includes(state) || state.leave) return [];
  return [...(await movingParts(page)), ...(await formIssues(page)), ...(await popupIssues(page))];
}

/** What the API has failed at is a few lines on an empty page. */
async function issuesByZoom(page: Page, state: ScreenState): Promise<string[]> {
  return pageStates.includes(state) && !state.answers ? zoomIssues(page) : [];
}

/** Most of the time is the way to a state, so it is looked at for everything at once, in one language (see `looksOf`). */
worldTest.for(languages)(
  'axe, the keyboard and the zoom find nothing on any page, dialog or error, in %s',
  { timeout: 900_000 },
  async (language, { world, visit, expected }) => {
    const found: string[] = [];
    const states = allStates.filter((state) => looksOf(language, state).length > 0);
    const prepare = async (page: Page) => {
      await addAxe(page);
      await watchFocus(page);
    };
    const walk = { language, world, visit, expected, states, prepare, isAnyWidth: true };
    await walkSideBySide(walk, async ({ page }, state) => {
      const tell = (look: string, issues: readonly string[]) =>
        found.push(...issues.map((issue) => `${state.name}, ${look}: ${issue}`));
      for (const look of looksOf(language, state)) {
        await wear(page, look);
        await settle(page, state);
        tell(`${look.width}, ${look.scheme}`, await runAxe(page));
      }
      tell('by keyboard', await issuesByKeyboard(page, state));
      tell('zoomed', await issuesByZoom(page, state));
    });
    expect(found).toEqual([]);
  },
);
