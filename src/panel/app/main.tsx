import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { handlePanelFailure, PANEL_TAKEN } from '../boot/handlePanelFailure.ts';
import { unregisterServiceWorkers } from '../boot/unregisterServiceWorkers.ts';
import { loadI18nProvider } from '../data/i18nProvider.ts';
import { startLanguage } from '../data/language.ts';
import { MissingPart } from '../data/loadPart.ts';
import { PAGE_READY } from '../shell/RoutePage.tsx';
import { App } from './App.tsx';
import { createRoutes, preloadPage, preloadRecordPage, readPageAhead } from './createRoutes.tsx';
import { readyFonts } from './panelFonts.ts';
import { createPanelTheme } from './theme.ts';
import './fonts.css';
import { whenIdle } from '../data/whenIdle.ts';
import { draftStore } from '../kit/form/draft/draftStore.ts';
import { hasUnsavedForm } from '../kit/form/UnsavedGuard.tsx';

/**
 * Not at the top level: the pages' scripts import this one, which would deadlock. Deferred, because
 * evaluating the scripts is a long task already.
 */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const prerenderedIn = document.documentElement.lang;
  const language = startLanguage();
  if (prerenderedIn !== language) showNothingOf(root);
  readyFonts(language);
  const prerendered = prerenderedIn === language && isPrerendered(root);
  void unregisterServiceWorkers();

  // The router starts loading when created, in parallel to the texts.
  const router = createBrowserRouter(createRoutes());
  preloadPages();
  const loading = prerendered && preloadPage(location.pathname);
  const i18nProvider = await loadI18nProvider(language);
  await loading;

  const theme = createPanelTheme();
  const app = <App i18nProvider={i18nProvider} router={router} theme={theme} prerendered={prerendered} />;
  if (prerendered) {
    window.addEventListener(PAGE_READY, takeOver, { once: true });
  } else {
    // The prerendered page was in another language and is gone, so stop holding clicks for it.
    window.addEventListener(PAGE_READY, () => window.dispatchEvent(new Event(PANEL_TAKEN)), { once: true });
  }
  // A transition renders in slices, so that on a slow phone the page still scrolls and takes keys.
  startTransition(() => {
    if (prerendered) hydrateRoot(root, app, { onCaughtError });
    else createRoot(root, { onCaughtError }).render(app);
  });
}

/** The page shows a missing part itself; anything else is a bug. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof MissingPart)) console.error(error);
}

/** The page could not be served in the chosen language (see boot/inChosenLanguage.ts). */
function showNothingOf(root: HTMLElement): void {
  root.replaceChildren();
  document.documentElement.style.visibility = '';
}

setTimeout(() => start().catch(handlePanelFailure));

/**
 * Whether the root contains the complete page exactly as React would render it first. Not a loading shell,
 * nor a page with tab state, such as a form's draft.
 */
function isPrerendered(root: HTMLElement): boolean {
  return root.dataset.prerendered === 'page' && !history.state?.usr && !draftStore.hasVisitors();
}

/**
 * Prefetching: a page's script when a link to it is hovered or focused, the script of a record's page when
 * its list is idle, and a record on the click.
 */
function preloadPages(): void {
  for (const sign of ['pointerover', 'focusin']) addEventListener(sign, preloadPointed, { passive: true });
  addEventListener(PAGE_READY, () => whenIdle(() => preload(preloadRecordPage(location.pathname))));
  addEventListener('click', readPressed, { capture: true, passive: true });
}

function preloadPointed({ target }: Event): void {
  if (!(target instanceof Element)) return;
  // A click anywhere on a row or card opens its record.
  const link = target.closest('a') ?? target.closest('tr, li')?.querySelector('a');
  if (link?.origin === location.origin) preload(preloadPage(link.pathname));
}

/**
 * Not if leaving the page may be blocked, or the link opens a new window: reads of a record may be logged.
 */
function readPressed({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  if (!(target instanceof Element) || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
  const link = target.closest('a');
  if (link?.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  if (link.pathname !== location.pathname && !hasUnsavedForm()) preload(readPageAhead(link.pathname));
}

/** The page itself reports a failed load. */
function preload(coming: Promise<void>): void {
  coming.catch(() => {});
}

/**
 * Call this once React has hydrated a page, before any rerender: React believes that the fields are empty,
 * and would empty them.
 *
 * Tells the panel what happened on a prerendered page: the typed text and the focus. Then fires the event
 * that repeats a held click (see boot/waitForUse.ts).
 */
function takeOver(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) checkAgain(field);
    else if (field.value !== field.defaultValue) typeAgain(field);
  }
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  document.getElementById('root')?.setAttribute('data-taken', '');
  // After React has rendered these changes.
  setTimeout(() => window.dispatchEvent(new Event(PANEL_TAKEN)));
}

/**
 * React compares a field with the last value it saw. The setter that React installs on the element resets
 * that memory; the prototype's setter restores the text without React noticing.
 */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // React writes the text again after rendering, and not all field types have a caret to restore.
  if (selectionStart !== null) queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
}

function checkAgain(field: HTMLInputElement): void {
  field.checked = !field.checked;
  field.click();
}
