/** Whether a screen reader reads toasts out: an open dialog hides all else from it. */
export function areToastsHeard(): boolean {
  return document.querySelector('.Toastify')?.closest('[aria-hidden="true"]') === null;
}
