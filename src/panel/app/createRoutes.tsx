import { type LoaderFunctionArgs, matchPath, type RouteObject, replace } from 'react-router';
import { loadPart } from '../data/loadPart.ts';
import { rootHref } from '../data/rootHref.ts';
import { checkSession } from '../data/session.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import type { FeatureRoute } from '../kit/Feature.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { PageProgress } from '../shell/PageProgress.tsx';
import { RouteError } from '../shell/RouteError.tsx';
import { RoutePage } from '../shell/RoutePage.tsx';
import { ShellLayout } from '../shell/ShellLayout.tsx';
import { features } from './features.ts';
import { loadReader, recordAhead } from './recordAhead.ts';

const pages = features.flatMap((feature) => feature.routes);

/**
 * All pages inside the shell. Only those of members load react-admin, and only they need a session.
 * New objects each time, because a router keeps in them what it has loaded.
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      element: <ShellLayout Tools={HeaderTools} />,
      ErrorBoundary: RouteError,
      children: [
        {
          ErrorBoundary: RouteError,
          HydrateFallback: PageProgress,
          children: [
            ...pages.filter(({ path }) => path.public).map(routeOf),
            {
              lazy: loadPanelApp,
              loader: requireSession,
              // A known user stays known; the end of a session is told by the API, see SessionRenewal.
              shouldRevalidate: () => false,
              children: pages.filter(({ path }) => !path.public).map(routeOf),
            },
            {
              path: '*',
              loader: lookForSession,
              element: <RoutePage title="shell.titles.notFound" Page={NotFound} />,
            },
          ],
        },
      ],
    },
  ];
}

/** Has the script of a page there before the page is rendered. */
export async function preloadPage(pathname: string): Promise<void> {
  const page = pages.find(({ path }) => matchPath(path.pattern, pathname));
  await page?.Page.preload?.();
}

/** Reads the record that a page shows before the router has come to it, which first renders that it is on its way. */
export async function readPageAhead(pathname: string): Promise<void> {
  for (const { path, record } of pages) {
    const match = record && matchPath(path.pattern, pathname);
    if (match) await recordAhead(record, Object.values(match.params)[0]);
  }
}

/** Has the script of the record's page there for who is on a list: that is what people come to a list for. */
export async function preloadRecordPage(pathname: string): Promise<void> {
  const feature = features.find(({ routes }) =>
    routes.some(({ path }) => matchPath(path.pattern, pathname) !== null),
  );
  // The first of them shows it; others, such as its form, come when they are asked for.
  await feature?.routes.find(({ record }) => record)?.Page.preload?.();
}

/** What features have in the header. */
function HeaderTools({ userId }: { readonly userId: string }) {
  return features.map(({ name, HeaderTool }) => HeaderTool && <HeaderTool key={name} userId={userId} />);
}

async function loadPanelApp() {
  const [{ PanelApp: Component }] = await loadPart(() =>
    Promise.all([import('./PanelApp.tsx'), loadReader()]),
  );
  return { Component };
}

function routeOf({ path, Page, record, looksForSession = false }: FeatureRoute): RouteObject {
  return {
    path: path.pattern,
    // A page that is rendered ahead must be there at once, and so waits for nothing.
    ...((!path.public || looksForSession) && { lazy: () => scriptOf(Page) }),
    ...(looksForSession && { loader: lookForSession }),
    ...(record && { loader: ({ params }) => recordAhead(record, Object.values(params)[0]) }),
    shouldRevalidate: () => false,
    // The key gives each page a boundary of its own, so that the bar shows and not the last page.
    element: <RoutePage key={path.pattern} title={path.title} Page={Page} />,
  };
}

/**
 * Waits for a page's script beside the session check, so that the page needs no fallback, which React would leave on
 * the screen for a third of a second. The router waits but once: a page that was visited before opens with the press,
 * and nothing is rendered to say that it is on its way.
 */
async function scriptOf(Page: FeatureRoute['Page']) {
  // The router would keep a failure for good; the page itself asks again, and fails where it can be told.
  await Page.preload?.().catch(() => {});
  return {};
}

/** The access rule of members' pages (specification, section 2): no user, a check, and back to the root. */
async function requireSession({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> {
  // Replaced, not pushed: going back would only lead here again.
  if (!(await findUser())) throw replace(rootHref(withHash(new URL(request.url))));
  return null;
}

/** An unknown address is shown to anybody, but a member sees it with the header of members. */
async function lookForSession(): Promise<null> {
  await findUser();
  return null;
}

/** The router leaves the hash out. Where a page is opened by its address, the browser has it. */
function withHash(url: URL): URL {
  if (url.pathname === window.location.pathname) url.hash = window.location.hash;
  return url;
}

async function findUser() {
  const { user } = useSessionStore.getState();
  return user ?? (await checkSession().catch(() => undefined));
}
