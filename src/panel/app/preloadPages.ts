import { hasUnsavedForm } from '../kit/form/useUnsavedForm.ts';
import { PAGE_READY } from '../shell/PageReady.ts';
import { preloadPage, preloadRecordPage, readPageAhead } from './createRoutes.tsx';

/**
 * Asks for what pages need before they are opened: for the script of a page as soon as somebody points at a link to it,
 * for that of the record's page once its list is there and nothing else is to be done, and for the record with the press.
 */
export function preloadPages(): void {
  for (const sign of ['pointerover', 'focusin']) addEventListener(sign, preloadPointed, { passive: true });
  addEventListener(PAGE_READY, () =>
    // Safari has no such callback.
    (window.requestIdleCallback ?? setTimeout)(() => preload(preloadRecordPage(location.pathname))),
  );
  addEventListener('click', readPressed, { capture: true, passive: true });
}

function preloadPointed({ target }: Event): void {
  if (!(target instanceof Element)) return;
  // The row or card of a record opens wherever it is pressed.
  const link = target.closest('a') ?? target.closest('tr, li')?.querySelector('a');
  if (link?.origin === location.origin) preload(preloadPage(link.pathname));
}

/** Not where the page may not be left, or the link opens another window: who reads a record may be written down. */
function readPressed({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target.closest('a');
  if (link?.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname !== location.pathname && !hasUnsavedForm()) preload(readPageAhead(link.pathname));
}

/** Whoever opens the page is told if it does not come. */
function preload(coming: Promise<void>): void {
  coming.catch(() => {});
}
