import { type ComponentType, Suspense, useEffect, useLayoutEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useParams } from 'react-router';
import { validate as isId } from 'uuid';
import { takeFocus } from '../kit/focus/takeFocus.ts';
import { useWindowTitle } from './currentPage.ts';
import { NotFound } from './NotFound.tsx';
import { PageProgress } from './PageProgress.tsx';

interface RoutePageProps {
  /** i18n key of the page's title. */
  readonly title: string;
  readonly Page: ComponentType;
}

/**
 * A route's page: the progress bar until its script has loaded, then the page and its arrival. Path
 * parameters are record ids; an invalid one shows "not found".
 */
export function RoutePage({ title, Page }: RoutePageProps) {
  const { '*': _, ...ids } = useParams();
  return (
    <Suspense fallback={<PageProgress />}>
      {/* Before the page, so that a page with a more specific title overrides the route's. */}
      <PageArrival title={title} />
      {Object.values(ids).every(isId) ? <Page /> : <NotFound />}
      <PageReady />
    </Suspense>
  );
}

/** `<main>` elements already seen. The first page is at its top anyway, so it is not scrolled. */
const arrived = new WeakSet<Element>();

/**
 * On each navigation: sets the window title, scrolls smoothly to the top (specification, section 2) and
 * focuses the page's heading.
 */
function PageArrival({ title }: { title: string }) {
  const translate = useTranslate();
  const { pathname } = useLocation();

  useWindowTitle(translate(title));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query, such as a filter, is no new page.
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    const isFirst = !arrived.has(main);
    arrived.add(main);
    if (isFirst) return;
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    return followHeading(main);
  }, [pathname]);

  return null;
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Focuses the heading of the new page for keyboard and screen reader users, and again when another heading
 * replaces it, as on a record's page after loading. Stops once the user has moved the focus.
 *
 * @param main container of the page
 * @returns stops it
 */
function followHeading(main: HTMLElement): () => void {
  const find = () => main.querySelector<HTMLElement>('h1') ?? main;
  let heading = find();
  focus(heading);

  const observer = new MutationObserver(() => {
    const next = find();
    if (next === heading) return;
    heading = next;
    const { activeElement } = document;
    if (activeElement === document.body || activeElement === main) focus(heading);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function focus(heading: HTMLElement): void {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  takeFocus(heading);
}

/** Window event: a page is mounted and its components handle events. */
export const PAGE_READY = 'page-ready';

/** Rendered after a page to signal that it is mounted, before any of it can rerender. */
export function PageReady(): null {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(PAGE_READY));
  }, []);
  return null;
}
