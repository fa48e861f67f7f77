import type { Page } from 'playwright-core';

/** For `Visitor.script`: counts the page's history calls. */
export function countHistory(): void {
  Object.assign(window, { historyCalls: 0 });
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history);
    history[name] = (...args) => {
      Object.assign(window, { historyCalls: Reflect.get(window, 'historyCalls') + 1 });
      original(...args);
    };
  }
}

export function historyCalls(page: Page): Promise<number> {
  return page.evaluate(() => Reflect.get(window, 'historyCalls'));
}
