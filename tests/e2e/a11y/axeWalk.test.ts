import { expect, test } from 'vitest';
import { languages } from '../../../src/contract/Language.ts';
import { paths } from '../../../src/contract/paths.ts';
import { addAxe, runAxe } from '../../harness/e2e/axe.ts';
import { settle } from '../../harness/e2e/settle.ts';
import { allStates } from '../../harness/e2e/states/allStates.ts';
import { looksOf } from '../../harness/e2e/states/looks.ts';
import { walkSideBySide } from '../../harness/e2e/states/walkSideBySide.ts';
import { wear } from '../../harness/e2e/states/wear.ts';
import { worldTest } from '../../harness/e2e/states/worldTest.ts';

test('each page of the panel has a state in the walk', () => {
  const walked = new Set<string | undefined>(allStates.map(({ path }) => path));
  expect(Object.keys(paths).filter((name) => !walked.has(name))).toEqual([]);
});

worldTest.for(languages)(
  'axe finds nothing on any page, dialog or error, in %s',
  { timeout: 900_000 },
  async (language, { world, visit, expected }) => {
    const found: string[] = [];
    const states = allStates.filter((state) => looksOf(language, state).length > 0);
    const walk = { language, world, visit, expected, states, prepare: addAxe, isAnyWidth: true };
    await walkSideBySide(walk, async ({ page }, state) => {
      for (const look of looksOf(language, state)) {
        await wear(page, look);
        await settle(page, state);
        const issues = await runAxe(page);
        found.push(...issues.map((issue) => `${state.name}, ${look.width}, ${look.scheme}: ${issue}`));
      }
    });
    expect(found).toEqual([]);
  },
);
