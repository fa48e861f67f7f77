import { MissingPart, type MissingReason } from '../data/loadPart.ts';
import { reloadOnce } from '../data/reloadOnce.ts';
import { whenServerAnswers } from '../data/servedPanel.ts';

/** Event of the window: the panel's scripts do not come. */
export const PANEL_LOST = 'panel-lost';

/**
 * Where the panel does not come up: says so, or has the page come anew where that helps and nobody has typed anything
 * into it.
 */
export function losePanel(error: unknown): void {
  const reason = error instanceof MissingPart ? error.reason : 'failed';
  if (reason === 'replaced' && !isTypedInto() && reloadOnce()) return;
  showFailure(reason);
  dispatchEvent(new Event(PANEL_LOST));
  if (reason === 'offline') whenServerAnswers(() => !isTypedInto() && location.reload());
  // What is no part of the panel that is missing is a fault of it.
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
 * Says why the panel does not come, in the words that the page has for it: in the place of a page that is not there, or
 * below one that can be read all the same.
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
  // It may wait to be shown in another language (see inChosenLanguage).
  html.style.visibility = '';
  note.hidden = false;
}

export function hideFailure(): void {
  const note = failure();
  if (note) note.hidden = true;
}
