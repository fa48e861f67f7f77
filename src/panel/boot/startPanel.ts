import { loadPart } from '../data/loadPart.ts';
import { afterPaint } from '../kit/afterPaint.ts';
import { handlePanelFailure } from './handlePanelFailure.ts';

/** How long the panel waits for the first data. */
const TIMEOUT_MS = 1_500;

/**
 * Preloads the panel's scripts at low priority, behind the small first data: a browser has six connections
 * per server. Runs them after the data too, because on a slow machine that takes longer than the data and
 * blocks drawing.
 *
 * @param scripts addresses; the first starts the panel
 * @param shown settles when the first data is on the screen
 */
export function startPanel([panel = '', ...others]: readonly string[], shown: Promise<void>): void {
  for (const href of [panel, ...others]) {
    const link = Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      href,
      crossOrigin: '',
    });
    link.fetchPriority = 'low';
    document.head.append(link);
  }
  void run(panel, Promise.race([shown, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]));
}

async function run(panel: string, shown: Promise<unknown>): Promise<void> {
  await shown;
  // Let the browser paint what was drawn. A background tab never paints.
  if (document.visibilityState === 'visible') {
    await new Promise<void>(afterPaint);
  }
  await runPanel(panel);
}

/** @param panel address of the entry script */
export async function runPanel(panel: string): Promise<void> {
  await loadPart(() => import(/* @vite-ignore */ panel)).catch(handlePanelFailure);
}
