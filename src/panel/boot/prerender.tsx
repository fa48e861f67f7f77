import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import type { Language } from '../../contract/Language.ts';
import type { ResourceDefinition } from '../../contract/ResourceDefinition.ts';
import { App } from '../app/App.tsx';
import { createRoutes } from '../app/createRoutes.tsx';
import { createPanelTheme } from '../app/theme.ts';
import { loadI18nProvider } from '../data/i18nProvider.ts';
import { startLanguage } from '../data/language.ts';
import { queryClient } from '../data/queryClient.ts';
import { type LoggedInUser, useSessionStore } from '../data/sessionStore.ts';
import { sampleRecords, sampleText } from './rows/sampleRecords.ts';

export interface PrerenderedPage {
  /** What belongs into the root: the page, or what surrounds it while it is on its way. */
  readonly root: string;
  /** Elements for the head: styles of what is in the root, as Emotion finds them again, and what is to be loaded early. */
  readonly head: readonly string[];
  /** Script element that chooses light or dark before anything is painted. */
  readonly colorScheme: string;
}

/**
 * A page as it is before anybody has done anything. It runs when the panel is built (scripts/build/panel/prerenderPages.ts).
 *
 * @param path one of the panel's, without parameters that matter
 */
export async function prerenderPage(path: string, language: Language): Promise<PrerenderedPage> {
  const { root, head } = await render(path, language);
  return {
    root,
    head,
    colorScheme: renderToStaticMarkup(<InitColorSchemeScript attribute="data" defaultMode="system" />),
  };
}

/** A list with samples for rows, as it is where a media query matches. */
export interface PrerenderedList extends Pick<PrerenderedPage, 'root' | 'head'> {
  readonly media: string;
}

/**
 * A list as it is with samples for rows (see `sampleRecords`), once for windows with room for a table and once for others.
 *
 * @param path of the list's page
 */
export async function prerenderList(
  path: string,
  { name, columns }: Pick<ResourceDefinition, 'name' | 'columns'>,
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
  // Its line is there, and the name comes with the session.
  organizationName: '\u00a0',
};

/** Without a browser, what a store began with is what is rendered. */
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
  // What a member's page needs; nobody is signed in for the other pages, which are shown while they are on their way.
  if (useSessionStore.getState().user) await untilLoaded(router);
  // All in one piece: what is left for later would be moved into its place by inline scripts.
  const { prelude } = await prerender(
    <App i18nProvider={i18nProvider} router={router} theme={theme} prerendered />,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const [root, head] = takeHead(await new Response(prelude).text());
  router.dispose();
  return { root, head };
}

/** Emotion puts styles in front of what they are for, where a selector such as `:first-child` would count them. */
function takeHead(html: string): [string, string[]] {
  const elements = new Set<string>();
  const root = html.replaceAll(/<style data-emotion=.*?<\/style>|<link rel="preload"[^>]*>/gs, (element) => {
    elements.add(element);
    return '';
  });
  return [root, [...elements]];
}
