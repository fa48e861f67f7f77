import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { loadI18nProvider } from '../data/i18nProvider.ts';
import { startLanguage } from '../data/language.ts';
import { MissingPart } from '../data/MissingPart.ts';
import { PAGE_READY } from '../shell/PageReady.ts';
import { App } from './App.tsx';
import { createRoutes, preloadPage } from './createRoutes.tsx';
import { losePanel } from './first/losePanel.ts';
import { PANEL_TAKEN } from './first/panelTaken.ts';
import { isPrerendered } from './isPrerendered.ts';
import { readyFonts } from './panelFonts.ts';
import { preloadPages } from './preloadPages.ts';
import { takeOver } from './takeOver.ts';
import { createPanelTheme } from './theme.ts';
import { unregisterServiceWorkers } from './unregisterServiceWorkers.ts';
import './fonts.css';

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
