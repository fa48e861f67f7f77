import { MissingPart, type MissingReason } from '../data/loadPart.ts';
import { reloadOnce, whenServerAnswers } from '../data/servedPanel.ts';

/** Window event: the panel's scripts failed to load. */
export const PANEL_FAILED = 'panel-failed';

let stopWaiting = (): void => undefined;

/**
 * Handles a panel that fails to start: shows the failure, or reloads the page where that helps and no input
 * would be lost.
 */
export function handlePanelFailure(error: unknown): void {
  const reason = error instanceof MissingPart ? error.reason : 'failed';
  if (reason === 'replaced' && !isTypedInto() && reloadOnce()) return;
  showFailure(reason);
  dispatchEvent(new Event(PANEL_FAILED));
  if (reason === 'offline') stopWaiting = whenServerAnswers(() => !isTypedInto() && location.reload());
  // Anything else is a bug in the panel.
  if (!(error instanceof MissingPart)) console.error(error);
}

export function isTypedInto(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  return [...fields].some((field) =>
    field instanceof HTMLInputElement && field.checked !== field.defaultChecked
      ? true
      : field.value !== field.defaultValue,
  );
}

const failure = () => document.getElementById('failure');

/**
 * Shows why the panel does not load, with the texts that the page carries: in place of a page that is
 * missing, or below one that can be read.
 */
export function showFailure(reason: MissingReason): void {
  const note = failure();
  const text = note?.querySelector('p');
  if (!note || !text) return;
  text.textContent = note.dataset[reason] ?? '';
  note.querySelector('button')?.addEventListener('click', () => location.reload());

  const { documentElement: html } = document;
  const isThere = document.getElementById('root')?.dataset.prerendered === 'page' || 'ahead' in html.dataset;
  if (!isThere) document.getElementById('main')?.replaceChildren(note);
  // The page may still be hidden to be translated (see inChosenLanguage).
  html.style.visibility = '';
  note.hidden = false;
}

/** Hides the failure of the last try, whose reload would lose what was pressed for the next one. */
export function hideFailure(): void {
  stopWaiting();
  const note = failure();
  if (note) note.hidden = true;
}

/** Window event: the panel has taken over a prerendered page. */
export const PANEL_TAKEN = 'panel-taken';
