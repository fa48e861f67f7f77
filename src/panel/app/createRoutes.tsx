import { type LoaderFunctionArgs, matchPath, type RouteObject, replace } from 'react-router';
import { validate as isId } from 'uuid';
import { loadPart } from '../data/loadPart.ts';
import { checkSession } from '../data/session.ts';
import { useSessionStore } from '../data/sessionStore.ts';
import { rootHref } from '../data/wantedPage.ts';
import type { FeatureRoute } from '../kit/Feature.ts';
import { NotFound } from '../shell/NotFound.tsx';
import { PageProgress } from '../shell/PageProgress.tsx';
import { RouteError } from '../shell/RouteError.tsx';
import { RoutePage } from '../shell/RoutePage.tsx';
import { ShellLayout } from '../shell/ShellLayout.tsx';
import { features } from './features.ts';

const pages = features.flatMap((feature) => feature.routes);

/**
 * All pages inside the shell. Only members' pages load react-admin and need a session. Returns new objects,
 * because a router stores what it has loaded in them.
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
              // A known user stays known; the API reports the end of a session, see SessionRenewal.
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

/** Loads a page's script before the page renders. */
export async function preloadPage(pathname: string): Promise<void> {
  const page = pages.find(({ path }) => matchPath(path.pattern, pathname));
  await page?.Page.preload?.();
}

/** Prefetches the record of a page before the router navigates, which would first render a loading state. */
export async function readPageAhead(pathname: string): Promise<void> {
  for (const { path, record } of pages) {
    const match = record && matchPath(path.pattern, pathname);
    if (match) await recordAhead(record, Object.values(match.params)[0]);
  }
}

/**
 * Prefetches the script of the record's page while its list is open, because most users open a record next.
 */
export async function preloadRecordPage(pathname: string): Promise<void> {
  const feature = features.find(({ routes }) =>
    routes.some(({ path }) => matchPath(path.pattern, pathname) !== null),
  );
  // The first route shows the record; others, such as its form, load on demand.
  await feature?.routes.find(({ record }) => record)?.Page.preload?.();
}

/** The features' tools in the header. */
function HeaderTools({ userId }: { readonly userId: string }) {
  return features.map(
    ({ name, HeaderTool }) => HeaderTool && <HeaderTool key={name} userId={userId} routes={pages} />,
  );
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
    // A prerendered page must be there at once, so it waits for nothing.
    ...((!path.public || looksForSession) && { lazy: () => scriptOf(Page) }),
    ...(looksForSession && { loader: lookForSession }),
    ...(record && { loader: ({ params }) => recordAhead(record, Object.values(params)[0]) }),
    shouldRevalidate: () => false,
    // The key gives each page its own Suspense boundary, so that the bar replaces the last page.
    element: <RoutePage key={path.pattern} title={path.title} Page={Page} />,
  };
}

/**
 * Loads a page's script in parallel to the session check, so that the page needs no fallback, which React
 * would show for at least 300 ms. The router waits only once: a page visited before opens on the click,
 * without a loading state.
 */
async function scriptOf(Page: FeatureRoute['Page']) {
  // The router would cache the failure; the page retries itself and shows its own error.
  await Page.preload?.().catch(() => {});
  return {};
}

/**
 * Access rule of members' pages (specification, section 2): without a user check the session, else redirect
 * to the root.
 */
async function requireSession({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<null> {
  // Replace instead of push, because Back would only redirect again.
  if (!(await findUser())) throw replace(rootHref(withHash(new URL(request.url))));
  return null;
}

/** "Not found" is public, but shows members their header. */
async function lookForSession(): Promise<null> {
  await findUser();
  return null;
}

/** The router drops the hash. On a direct page load the browser still has it. */
function withHash(url: URL): URL {
  if (url.pathname === window.location.pathname) url.hash = window.location.hash;
  return url;
}

async function findUser() {
  const { user } = useSessionStore.getState();
  return user ?? (await checkSession().catch(() => undefined));
}

/** Milliseconds to wait for the record, so that the page renders only once. */
const patience = 100;

let reader: typeof import('../data/readRecord.ts') | undefined;

/**
 * Loads the code that reads records, which visitors do not need. Cached, because even a loaded module takes a
 * tick to import, in which the router would render.
 */
async function loadReader(): Promise<typeof import('../data/readRecord.ts')> {
  reader ??= await import('../data/readRecord.ts');
  return reader;
}

/** Starts reading a page's record on navigation and waits briefly for it. */
async function recordAhead(resource: string, id: string | undefined): Promise<null> {
  // On a direct page load, the page reads the record after the session check.
  if (!id || !isId(id) || !useSessionStore.getState().user) return null;
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([read(resource, id), late]);
  return null;
}

async function read(resource: string, id: string): Promise<void> {
  const { readRecord } = await loadReader();
  await readRecord(resource, id);
}
