import { expect } from 'vitest';
import { layoutFaults } from '../../support/e2e/layout/layoutFaults.ts';
import { pageStates } from '../../support/e2e/states/pageStates.ts';
import { settle } from '../../support/e2e/states/settle.ts';
import { walkStates } from '../../support/e2e/states/walkStates.ts';
import { worldTest } from '../../support/e2e/states/worldTest.ts';

/** As wide as 1280 px at 400 % (WCAG 1.4.10), text twice as large (1.4.4), and text set wider (1.4.12). */
const looks = {
  '400 %': { width: 320, css: '' },
  '200 % text': { width: 1280, css: 'html { font-size: 200% !important }' },
  'text set wider': {
    width: 1280,
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
  },
};

const isWideTable = /^Mui(TableContainer|Paper)-root can be moved/;

worldTest(
  'nothing is lost at 400 %, with text twice as large or set wider',
  { timeout: 600_000 },
  async ({ world, visit, expected }) => {
    const found: string[] = [];
    await walkStates({ world, visit, expected, states: pageStates }, async ({ page }, { name }) => {
      for (const [look, { width, css }] of Object.entries(looks)) {
        await page.setViewportSize({ width, height: 720 });
        // Through the object model, which the content security policy leaves alone.
        await page.evaluate((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          document.adoptedStyleSheets = [sheet];
        }, css);
        await settle(page);
        // A table of data may be wider than its place (1.4.10); it is moved there.
        const faults = (await layoutFaults(page)).filter((fault) => !isWideTable.test(fault));
        found.push(...faults.map((fault) => `${name}, ${look}: ${fault}`));
      }
      await page.evaluate(() => {
        document.adoptedStyleSheets = [];
      });
    });
    expect(found).toEqual([]);
  },
);
