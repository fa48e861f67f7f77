import { loadPart } from '../data/loadPart.ts';
import { afterPaint } from '../kit/afterPaint.ts';
import { losePanel } from './losePanel.ts';

/** So long the panel may wait for the first data. */
const PATIENCE_MS = 1_500;

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
  await runPanel(panel);
}

/** @param panel address of the script that starts it */
export async function runPanel(panel: string): Promise<void> {
  await loadPart(() => import(/* @vite-ignore */ panel)).catch(losePanel);
}
