import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import type { Language } from '../../contract/Language.ts';
import { App } from '../app/App.tsx';
import { createRoutes } from '../app/createRoutes.tsx';
import { createPanelTheme } from '../app/theme.ts';
import { loadI18nProvider } from '../data/i18nProvider.ts';
import { startLanguage } from '../data/language.ts';
import { queryClient } from '../data/queryClient.ts';
import { type LoggedInUser, useSessionStore } from '../data/sessionStore.ts';
import type { Prefetch } from './Prefetch.ts';
import { sampleRecords, sampleText } from './rows/sampleRecords.ts';

export interface PrerenderedPage {
  /** HTML of the root: the page, or the shell around it while it loads. */
  readonly root: string;
  /** Elements for the head: styles in the form that Emotion hydrates, and preloads. */
  readonly head: readonly string[];
  /** Script element that sets light or dark mode before the first paint. */
  readonly colorScheme: string;
}

/**
 * Renders the initial state of a page at build time (scripts/build/panel/prerenderPages.ts).
 *
 * @param path of the panel; its parameters must not matter
 */
export async function prerenderPage(path: string, language: Language): Promise<PrerenderedPage> {
  const { root, head } = await render(path, language);
  return {
    root,
    head,
    colorScheme: renderToStaticMarkup(<InitColorSchemeScript attribute="data" defaultMode="system" />),
  };
}

/** A list with sample rows, for the windows that match a media query. */
export interface PrerenderedList extends Pick<PrerenderedPage, 'root' | 'head'> {
  readonly media: string;
}

/**
 * Renders a list with sample rows (see `sampleRecords`), once for windows wide enough for a table and once
 * for the others.
 *
 * @param path of the list's page
 */
export async function prerenderList(
  path: string,
  { name, columns }: NonNullable<Prefetch['drawn']>,
  language: Language,
): Promise<PrerenderedList[]> {
  signIn(sampleUser);
  const data = sampleRecords(columns.filter(({ shown }) => shown));
  queryClient.setQueryDefaults([name, 'getList'], { initialData: { data, total: 1000 } });
  const { breakpoints } = createPanelTheme();
  const widths = [breakpoints.up('md'), breakpoints.down('md')];
  const pages = [];
  for (const [place, media] of widths.entries()) {
    const page = await render(path, language, createPanelTheme(place === 0));
    pages.push({ ...page, media: media.replace('@media ', '') });
  }
  signIn(undefined);
  return pages;
}

const sampleUser: LoggedInUser = {
  id: sampleText('user'),
  name: sampleText('user'),
  email: sampleText('email'),
  role: 'coordinator',
  organizationId: sampleText('organization'),
  // Keeps the line's height; the name comes with the session.
  organizationName: '\u00a0',
};

/** Server rendering reads a store's initial state. */
function signIn(user: LoggedInUser | undefined): void {
  Object.assign(useSessionStore.getInitialState(), { user });
}

async function untilLoaded(router: ReturnType<typeof createMemoryRouter>): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const unsubscribe = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      unsubscribe();
      resolve();
    });
  });
}

async function render(
  path: string,
  language: Language,
  theme = createPanelTheme(),
): Promise<Pick<PrerenderedPage, 'root' | 'head'>> {
  startLanguage(language);
  const i18nProvider = await loadI18nProvider(language);
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  // Load the parts of a member's page. Nobody is signed in for the other pages, which show their loading
  // state.
  if (useSessionStore.getState().user) await untilLoaded(router);
  // Not streamed: React would move late parts into place with inline scripts.
  const { prelude } = await prerender(
    <App i18nProvider={i18nProvider} router={router} theme={theme} prerendered />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const [root, head] = takeHead(await new Response(prelude).text());
  router.dispose();
  return { root, head };
}

/**
 * Emotion puts styles in front of their elements, where selectors such as `:first-child` would count them.
 * Moves them to the head.
 */
function takeHead(html: string): [string, string[]] {
  const elements = new Set<string>();
  const root = html.replaceAll(/<style data-emotion=.*?<\/style>|<link rel="preload"[^>]*>/gs, (element) => {
    elements.add(element);
    return '';
  });
  return [root, [...elements]];
}
