const failure = () => document.getElementById('failure');

/** Says that the panel does not come, or that there is no network, in the words that the page has for it. */
export function showFailure(): void {
  const note = failure();
  if (!note) return;
  const { online = '', offline = '' } = note.dataset;
  note.textContent = navigator.onLine ? online : offline;
  note.hidden = false;
}

export function hideFailure(): void {
  const note = failure();
  if (note) note.hidden = true;
}
