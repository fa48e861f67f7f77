import type { Page } from 'playwright-core';

/**
 * A member's page starts its panel once it has shown its first data, and the browser takes it for loaded before that:
 * this is when the panel is there. Other pages are loaded with it, or wait for somebody to use them.
 */
export async function panelStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isMembers = document.querySelector('script[data-scripts]') !== null;
    const isReact = Object.keys(document.getElementById('root') ?? {}).some((key) =>
      key.startsWith('__react'),
    );
    return !isMembers || (isReact && !document.getElementById('ahead'));
  });
}
