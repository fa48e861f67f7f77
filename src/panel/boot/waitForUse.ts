import { knownOrganization } from '../data/knownOrganization.ts';
import { chosenLanguage } from '../data/language.ts';
import { loadPart } from '../data/loadPart.ts';
import { prefetch } from '../data/prefetched.ts';
import { returnPath } from '../data/returnPath.ts';
import { wantedPage } from '../data/wantedPage.ts';
import { hideFailure, losePanel, PANEL_LOST } from './losePanel.ts';
import { PANEL_TAKEN } from './panelTaken.ts';
import { unregisterServiceWorkers } from './unregisterServiceWorkers.ts';

/**
 * The whole script of a page that was rendered ahead, until somebody uses it: the page can be read, its links followed
 * and its fields typed into without the panel, which is loaded when a button or a field is about to be used. A press
 * that comes before the panel is done is kept and repeated then; nothing that was typed is touched. A page that nobody
 * opens only to read asks for the panel at once.
 *
 * It stands in the page itself, so that no press comes too early for it. The panel says by an event of its own that it
 * has taken over (see takeOver).
 */
const { currentScript, documentElement: html } = document;
const { panel = '', atOnce } = (currentScript as HTMLScriptElement).dataset;
const controls = 'button, input, textarea, select, [role="button"]';
const signs = ['pointerover', 'pointerdown', 'keydown', 'input', 'focusin'];

/** Of the sign-in. */
const form = document.querySelector('form');

let loading = false;
let pressed: HTMLElement | undefined;

function load(): void {
  if (loading) return;
  loading = true;
  hideFailure();
  loadPart(() => import(/* @vite-ignore */ panel)).catch((error) => {
    // The next use tries again.
    loading = false;
    losePanel(error);
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

/** A member goes on from the sign-in, or to where they wanted to go, and else sees the page as one. */
async function receiveMember(): Promise<void> {
  if (!(await askForSession())) showVisitors();
  else if (form || wantedPage(location.search)) location.replace(returnPath(location.search));
  else load();
}

function showVisitors(): void {
  html.removeAttribute('data-asking');
  // A form takes typing from the start; that says nothing about a person yet.
  form?.querySelector('input')?.focus();
}

addEventListener(PANEL_LOST, () => {
  pressed = undefined;
  html.removeAttribute('data-waiting');
  html.removeAttribute('data-asking');
});

void unregisterServiceWorkers();

// The server did not know the language.
if (html.lang !== chosenLanguage()) load();

/** So long a page of visitors may wait for who is signed in. */
const PATIENCE_MS = 2_000;

/**
 * Asks whether somebody is signed in. The panel takes the answer over, if it comes in time.
 *
 * @returns false where nobody is, or it is not known soon
 */
async function askForSession(): Promise<boolean> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const asked = prefetch('POST', '/users/login', { 'no-toast': 'true' }).catch(() => undefined);
  const answer = await Promise.race([asked, late]);
  // Not worth asking the next time.
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
