import type { MissingReason } from '../../data/MissingPart.ts';

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
