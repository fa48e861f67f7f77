import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * MUI renders the list of an open combobox at the end of the page, outside of any landmark, like a dialog.
 */
const regionMatcher = 'dialog, [role=dialog], [role=alertdialog], [role=listbox], svg';

/** Injects axe into the open page, until it is reloaded. */
export async function addAxe(page: Page): Promise<void> {
  await page.evaluate(source);
  await page.evaluate(
    (options) => Reflect.get(window, 'axe').configure({ checks: [{ id: 'region', options }] }),
    { regionMatcher },
  );
}

/**
 * Runs axe on the page from its top, where the header covers nothing: what it covers is chance once somebody has scrolled. One line
 * per element.
 */
export function runAxe(page: Page): Promise<string[]> {
  // Without `selectors`, which axe computes for passing elements too, in a third of its time.
  const options = {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
    selectors: false,
    elementRef: true,
    preload: false,
  };
  return page.evaluate(async (options) => {
    interface Violation {
      readonly id: string;
      readonly nodes: readonly {
        readonly element: Element;
        readonly failureSummary: string;
        readonly html: string;
      }[];
    }
    const axe = Reflect.get(window, 'axe');
    const { scrollX: left, scrollY: top } = window;
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    const { violations }: { violations: readonly Violation[] } = await axe.run(document, options);
    window.scrollTo({ left, top, behavior: 'instant' });
    if (violations.length === 0) return [];
    axe.setup(document);
    const lines = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ element, failureSummary, html }) => {
        const [, ...reasons] = failureSummary.split('\n');
        const selector = axe.utils.getSelector(element);
        return `${id}: ${selector}: ${reasons.join(' ').trim()} ${html.slice(0, 200)}`;
      }),
    );
    axe.teardown();
    return lines;
  }, options);
}
