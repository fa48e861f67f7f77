import { knownOrganization } from '../data/knownOrganization.ts';
import { chosenLanguage } from '../data/language.ts';
import { loadPart } from '../data/loadPart.ts';
import { prefetch } from '../data/prefetched.ts';
import { returnPath, wantedPage } from '../data/wantedPage.ts';
import { handlePanelFailure, hideFailure, PANEL_FAILED, PANEL_TAKEN } from './handlePanelFailure.ts';
import { unregisterServiceWorkers } from './unregisterServiceWorkers.ts';

/**
 * Loads the panel when somebody uses a prerendered page. The page can be read, its links followed and
 * its fields filled without the panel, which loads when a button or field is about to be used. A click before
 * the panel is ready is held and repeated; typed text is not touched. Pages that are never only read load the
 * panel at once.
 *
 * It is inlined, so that no click comes too early for it. The panel fires an event when it has taken over
 * (see takeOver).
 */
const { currentScript, documentElement: html } = document;
const { panel = '', atOnce } = (currentScript as HTMLScriptElement).dataset;
const controls = 'button, input, textarea, select, [role="button"]';
const signs = ['pointerover', 'pointerdown', 'keydown', 'input', 'focusin'];

/** The sign-in form. */
const form = document.querySelector('form');

let loading = false;
let pressed: HTMLElement | undefined;

function load(): void {
  if (loading) return;
  loading = true;
  hideFailure();
  loadPart(() => import(/* @vite-ignore */ panel)).catch((error) => {
    // The next use retries.
    loading = false;
    handlePanelFailure(error);
  });
}

function notice({ target }: Event): void {
  if (target instanceof Element && target.closest(controls)) load();
}

function keep(event: Event): void {
  const control = event.target instanceof Element && event.target.closest<HTMLElement>('button');
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = control;
  html.setAttribute('data-waiting', '');
  load();
}

/** Redirects a member from the sign-in to the wanted page. On other pages loads the panel. */
async function receiveMember(): Promise<void> {
  if (!(await askForSession())) showVisitors();
  else if (form || wantedPage(location.search)) location.replace(returnPath(location.search));
  else load();
}

function showVisitors(): void {
  html.removeAttribute('data-asking');
  // The form gets the focus by itself, which is no sign that somebody is there.
  form?.querySelector('input')?.focus();
}

addEventListener(PANEL_FAILED, () => {
  pressed = undefined;
  html.removeAttribute('data-waiting');
  html.removeAttribute('data-asking');
});

void unregisterServiceWorkers();

// The server did not know the chosen language.
if (html.lang !== chosenLanguage()) load();

/** How long a visitors' page waits for the session check. */
const TIMEOUT_MS = 2_000;

/**
 * Checks whether somebody is signed in. The panel reuses the response if it arrives in time.
 *
 * @returns false if nobody is, or the response is late
 */
async function askForSession(): Promise<boolean> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const asked = prefetch('POST', '/users/login', { 'no-toast': 'true' }).catch(() => undefined);
  const answer = await Promise.race([asked, late]);
  // Do not check again on the next visit.
  if (answer?.status === 401 || answer?.status === 403) knownOrganization.clear();
  return answer?.ok === true;
}

if (atOnce !== undefined) load();
else if (html.hasAttribute('data-asking')) void receiveMember();
else showVisitors();

for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });
addEventListener('click', keep, { capture: true });
addEventListener(
  PANEL_TAKEN,
  () => {
    for (const sign of signs) removeEventListener(sign, notice, { capture: true });
    removeEventListener('click', keep, { capture: true });
    html.removeAttribute('data-waiting');
    hideFailure();
    pressed?.click();
  },
  { once: true },
);
