import { expect } from 'vitest';
import { keyboardIssues } from '../../harness/e2e/keyboard/keyboardIssues.ts';
import { pageStates } from '../../harness/e2e/states/pageStates.ts';
import { walkSideBySide } from '../../harness/e2e/states/walkSideBySide.ts';
import { worldTest } from '../../harness/e2e/states/worldTest.ts';

worldTest(
  'each page can be walked by keyboard, in the order in which it is read, and shows where it is',
  { timeout: 600_000 },
  async ({ world, visit, expected }) => {
    const found: string[] = [];
    await walkSideBySide({ world, visit, expected, states: pageStates }, async ({ page }, { name }) => {
      found.push(...(await keyboardIssues(page)).map((issue) => `${name}: ${issue}`));
    });
    expect(found).toEqual([]);
  },
);
