import type { Page } from 'playwright-core';
import { settle } from '../settle.ts';
import { lastingIssues } from './lastingIssues.ts';

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

/** A table of data may be wider than its place (1.4.10); it is moved there. */
const isWideTable = /^a table can be moved/;

/** What is lost of an open page at 400 %, with text twice as large or set wider; one line each. */
export async function zoomIssues(page: Page): Promise<string[]> {
  const found: string[] = [];
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
    const issues = [...(await lastingIssues(page)), ...(await borderIssues(page))];
    found.push(...issues.filter((issue) => !isWideTable.test(issue)).map((issue) => `${look}: ${issue}`));
  }
  return found;
}

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
