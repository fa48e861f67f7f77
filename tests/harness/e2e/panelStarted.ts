import type { Page } from 'playwright-core';

/**
 * Waits until the panel runs. A member's page starts it only after its first data are shown, later than the
 * browser's load event. Other pages load it directly, or wait for the first use.
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
