import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import type { Language } from '../../contract/Language.ts';
import { loadI18nProvider } from '../data/i18nProvider.ts';
import { startLanguage } from '../data/language.ts';
import { App } from './App.tsx';
import { createRoutes } from './createRoutes.tsx';

export interface PrerenderedPage {
  /** What belongs into the root: the page, or what surrounds it while it is on its way. */
  readonly root: string;
  /** For the head: the styles of what is in the root, as Emotion finds them again, and what is to be loaded early. */
  readonly head: string;
  /** Script element that chooses light or dark before anything is painted. */
  readonly colorScheme: string;
}

/**
 * A page as it is before anybody has done anything. It runs when the panel is built (scripts/panel/prerenderPages.ts).
 *
 * @param path one of the panel's, without parameters that matter
 */
export async function prerenderPage(path: string, language: Language): Promise<PrerenderedPage> {
  startLanguage(language);
  const i18nProvider = await loadI18nProvider(language);
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  // All in one piece: what is left for later would be moved into its place by inline scripts.
  const { prelude } = await prerender(<App i18nProvider={i18nProvider} router={router} prerendered />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const [root, head] = takeHead(await new Response(prelude).text());
  router.dispose();
  return {
    root,
    head,
    colorScheme: renderToStaticMarkup(<InitColorSchemeScript attribute="data" defaultMode="system" />),
  };
}

/** Emotion puts styles in front of what they are for, where a selector such as `:first-child` would count them. */
function takeHead(html: string): [string, string] {
  const elements = new Set<string>();
  const root = html.replaceAll(/<style data-emotion=.*?<\/style>|<link rel="preload"[^>]*>/gs, (element) => {
    elements.add(element);
    return '';
  });
  return [root, [...elements].join('')];
}
