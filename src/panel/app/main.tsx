import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { losePanel } from '../boot/losePanel.ts';
import { PANEL_TAKEN } from '../boot/panelTaken.ts';
import { unregisterServiceWorkers } from '../boot/unregisterServiceWorkers.ts';
import { loadI18nProvider } from '../data/i18nProvider.ts';
import { startLanguage } from '../data/language.ts';
import { MissingPart } from '../data/loadPart.ts';
import { PAGE_READY } from '../shell/PageReady.ts';
import { App } from './App.tsx';
import { createRoutes, preloadPage, preloadRecordPage, readPageAhead } from './createRoutes.tsx';
import { readyFonts } from './panelFonts.ts';
import { createPanelTheme } from './theme.ts';
import './fonts.css';
import { draftStore } from '../kit/form/draft/draftStore.ts';
import { hasUnsavedForm } from '../kit/form/useUnsavedForm.ts';

/**
 * Not at the top level: the scripts of pages import this one's, and would wait for it while it waits for them. And not
 * at once: to have read the scripts is a long task already.
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

  // The router starts to load as soon as it is made, the texts beside it.
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
    // What was rendered ahead is in another language and gone; what keeps presses for it keeps none any more.
    window.addEventListener(PAGE_READY, () => window.dispatchEvent(new Event(PANEL_TAKEN)), { once: true });
  }
  // A transition is rendered in slices: on a slow phone the page scrolls and takes keys meanwhile.
  startTransition(() => {
    if (prerendered) hydrateRoot(root, app, { onCaughtError });
    else createRoot(root, { onCaughtError }).render(app);
  });
}

/** A missing part is told on the page; anything else is a fault of the panel. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof MissingPart)) console.error(error);
}

/** Nobody could have the page come in the chosen language (see first/inChosenLanguage.ts). */
function showNothingOf(root: HTMLElement): void {
  root.replaceChildren();
  document.documentElement.style.visibility = '';
}

setTimeout(() => start().catch(losePanel));

/**
 * Whether the whole page is in the root already, just as it would be rendered first. What surrounds a page while it
 * is on its way does not count, nor does a page that this tab remembers something for, such as a form's draft.
 */
function isPrerendered(root: HTMLElement): boolean {
  return root.dataset.prerendered === 'page' && !history.state?.usr && !draftStore.hasVisitors();
}

/**
 * Asks for what pages need before they are opened: for the script of a page as soon as somebody points at a link to it,
 * for that of the record's page once its list is there and nothing else is to be done, and for the record with the press.
 */
function preloadPages(): void {
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

/**
 * To be called as soon as React has taken over a page, before it renders anything of it again: to React its fields are
 * empty still, and so it would empty them.
 *
 * Makes the panel know what was done on a page that was rendered ahead, before the panel was there: what was typed, and
 * where the focus is. Then says so, and what was pressed meanwhile is pressed again (see first/waitForUse.ts).
 */
function takeOver(): void {
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) checkAgain(field);
    else if (field.value !== field.defaultValue) typeAgain(field);
  }
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  document.getElementById('root')?.setAttribute('data-taken', '');
  // Once React has rendered what it has just been told.
  setTimeout(() => window.dispatchEvent(new Event(PANEL_TAKEN)));
}

/**
 * React compares a field with what it has last seen in it. Its own setter, on the element, makes it believe to have
 * seen nothing; the prototype's puts the text back without its knowing.
 */
function typeAgain(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // React writes the text once more when it has rendered; and not every type of field has a caret to put back.
  if (selectionStart !== null) queueMicrotask(() => field.setSelectionRange(selectionStart, selectionEnd));
}

function checkAgain(field: HTMLInputElement): void {
  field.checked = !field.checked;
  field.click();
}
