import { afterPaint } from '../../kit/afterPaint.ts';
import { showFailure } from './showFailure.ts';

/** So long the panel may wait for the first data. */
const PATIENCE_MS = 1_500;

/** Event of the window: the panel's scripts do not come. */
export const PANEL_LOST = 'panel-lost';

/**
 * Asks for the panel's scripts, behind the first data, of which there is little: a browser has six lines to a server.
 * And runs them behind it too, because on a slow machine that takes longer than the data does, and nothing is drawn
 * meanwhile.
 *
 * @param scripts addresses; the first starts the panel
 * @param shown what is to be on the screen before
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
  void run(panel, Promise.race([shown, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]));
}

async function run(panel: string, shown: Promise<unknown>): Promise<void> {
  await shown;
  // What was drawn is seen first; in a tab behind others, nothing is.
  if (document.visibilityState === 'visible') {
    await new Promise<void>(afterPaint);
  }
  try {
    await import(/* @vite-ignore */ panel);
  } catch {
    showFailure();
    dispatchEvent(new Event(PANEL_LOST));
  }
}
