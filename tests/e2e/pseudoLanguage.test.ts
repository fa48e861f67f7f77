import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { bracketIntl } from '../harness/e2e/pseudo/bracketIntl.ts';
import { onPseudoPanel } from '../harness/e2e/pseudo/onPseudoPanel.ts';
import { pseudoTranslate } from '../harness/e2e/pseudo/pseudoTranslate.ts';
import { readTexts } from '../harness/e2e/pseudo/readTexts.ts';
import { untranslated } from '../harness/e2e/pseudo/untranslated.ts';
import { watchAnswers } from '../harness/e2e/pseudo/watchAnswers.ts';
import { walkSideBySide } from '../harness/e2e/states/walkSideBySide.ts';
import { worldTest as test } from '../harness/e2e/states/worldTest.ts';

/** What a failing page says is the failure’s own message, as the specification wants it. */
const ownMessage = /: Cannot read properties of undefined/;
const product = ` · ${pseudoTranslate('shell.product')}`;

onPseudoPanel();

test('everything that the panel says comes from i18n, and every page has a title', {
  timeout: 600_000,
}, async ({ stage, world, visit, expected }) => {
  const { answer } = await stage.call('getOrganization', {
    as: world.admin,
    params: { id: world.organizationId },
  });
  const found = new Map<string, string>();
  const answers = new Map<Page, ReturnType<typeof watchAnswers>>();
  const prepare = async (page: Page) => {
    // The header tells these of who is signed in, which is asked before the page is watched.
    answers.set(page, watchAnswers(page, [world.admin.name, world.newcomer.name, answer.name]));
  };
  const speech = { language: 'en', text: pseudoTranslate, visitor: { script: bracketIntl } } as const;

  await walkSideBySide({ world, visit, expected, prepare, ...speech }, async ({ page }, state) => {
    const title = await page.title();
    const isNamed = title.endsWith(product) && title !== product;
    const texts = await readTexts(page);
    const data = await answers.get(page)?.();
    const lines = untranslated(texts, data ?? new Set()).filter((line) => !ownMessage.test(line));
    for (const line of isNamed ? lines : [...lines, `title: ${title}`]) {
      if (!found.has(line)) found.set(line, state.name);
    }
  });
  expect([...found].map(([line, state]) => `${state}: ${line}`)).toEqual([]);
});
