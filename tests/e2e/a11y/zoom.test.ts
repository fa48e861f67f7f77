import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { lastingIssues } from '../../harness/e2e/layout/lastingIssues.ts';
import { settle } from '../../harness/e2e/settle.ts';
import { pageStates } from '../../harness/e2e/states/pageStates.ts';
import { walkSideBySide } from '../../harness/e2e/states/walkSideBySide.ts';
import { worldTest } from '../../harness/e2e/states/worldTest.ts';

/** Text twice as large (WCAG 1.4.4), text set wider (1.4.12), and as wide as 1280 px at 400 % (1.4.10). */
const looks = {
  '200 % text': { width: 1280, css: 'html { font-size: 200% !important }' },
  'text set wider': {
    width: 1280,
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  },
  '400 %': { width: 320, css: '' },
};

/** What the API has failed at is a few lines on an empty page. */
const states = pageStates.filter(({ answers }) => !answers);

/** What is typed stands inside of the line around its field, which is drawn through the middle of the line's legend. */
function borderIssues(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.MuiOutlinedInput-root')].flatMap((field) => {
      const line = field.querySelector('fieldset');
      const legend = line?.querySelector('legend');
      const input = field.querySelector('input, textarea, [role="combobox"]');
      if (!line || !legend || !input || field.getBoundingClientRect().height === 0) return [];
      const top = line.getBoundingClientRect().top + legend.getBoundingClientRect().height / 2;
      const away = Math.round(Math.abs(top - field.getBoundingClientRect().top));
      const name = input.getAttribute('aria-label') ?? input.getAttribute('name') ?? input.id;
      return away > 2 ? [`the line around ${name} is ${away} px off`] : [];
    }),
  );
}

/** A table of data may be wider than its place (1.4.10); it is moved there. */
const isWideTable = /^a table can be moved/;

worldTest(
  'nothing is lost at 400 %, with text twice as large or set wider',
  { timeout: 600_000 },
  async ({ world, visit, expected }) => {
    const found: string[] = [];
    await walkSideBySide({ world, visit, expected, states }, async ({ page }, { name }) => {
      for (const [look, { width, css }] of Object.entries(looks)) {
        await page.setViewportSize({ width, height: 720 });
        await page.evaluate(async (css) => {
          // Through the object model, which the content security policy leaves alone.
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
          await new Promise(requestAnimationFrame);
        }, css);
        await settle(page);
        const issues = [...(await lastingIssues(page)), ...(await borderIssues(page))].filter(
          (issue) => !isWideTable.test(issue),
        );
        found.push(...issues.map((issue) => `${name}, ${look}: ${issue}`));
      }
    });
    expect(found).toEqual([]);
  },
);
