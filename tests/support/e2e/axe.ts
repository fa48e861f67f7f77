import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const colours = ['color-contrast', 'link-in-text-block'];

/** All, those that light and dark can change, or the others. */
export type Rules = 'all' | 'colours' | 'words';

const sets = {
  all: { runOnly: { type: 'tag', values: tags } },
  colours: { runOnly: { type: 'rule', values: colours } },
  words: {
    runOnly: { type: 'tag', values: tags },
    rules: Object.fromEntries(colours.map((rule) => [rule, { enabled: false }])),
  },
};

/** The list of an open combobox is drawn at the end of the page, but belongs to where its box is, as a dialog may. */
const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], [role=listbox], svg';

interface Violation {
  readonly id: string;
  readonly nodes: readonly {
    readonly target: readonly string[];
    readonly failureSummary: string;
    readonly html: string;
  }[];
}

/** For a page that is open, as long as it is not loaded anew. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(source);
  await page.evaluate(
    (options) => Reflect.get(window, 'axe').configure({ checks: [{ id: 'region', options }] }),
    { regionMatcher },
  );
}

/** What axe has to say of the page as it is now, a line for each element. */
export async function runAxe(page: Page, rules: Rules): Promise<string[]> {
  const options = { ...sets[rules], resultTypes: ['violations'], preload: false };
  const violations: readonly Violation[] = await page.evaluate(
    async (options) => (await Reflect.get(window, 'axe').run(document, options)).violations,
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary, html }) => {
      const [, ...reasons] = failureSummary.split('\n');
      return `${id}: ${target.join(' ')}: ${reasons.join(' ').trim()} ${html.slice(0, 200)}`;
    }),
  );
}
