import { expect } from 'vitest';
import { formIssues, popupIssues, watchFocus } from '../../harness/e2e/keyboard/focusIssues.ts';
import { movingParts } from '../../harness/e2e/keyboard/movingParts.ts';
import { actionStates } from '../../harness/e2e/states/pageStates.ts';
import { walkStates } from '../../harness/e2e/states/walkStates.ts';
import { worldTest } from '../../harness/e2e/states/worldTest.ts';

worldTest(
  'what opens takes the focus, keeps it and gives it back; a refused form leads to its first fault; nothing moves',
  { timeout: 600_000 },
  async ({ world, visit, expected }) => {
    const found: string[] = [];
    // What has a way of its own to be left would have to be left by it.
    const states = actionStates.filter(({ leave }) => !leave);
    await walkStates({ world, visit, expected, states, prepare: watchFocus }, async ({ page }, { name }) => {
      const issues = [
        ...(await movingParts(page)),
        ...(await formIssues(page)),
        ...(await popupIssues(page)),
      ];
      found.push(...issues.map((issue) => `${name}: ${issue}`));
    });
    expect(found).toEqual([]);
  },
);
