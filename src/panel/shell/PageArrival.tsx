import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useWindowTitle } from './useWindowTitle.ts';

/** `<main>` elements already seen. The first page is at its top anyway, so it is not scrolled. */
const arrived = new WeakSet<Element>();

/**
 * On each navigation: sets the window title, scrolls smoothly to the top (specification, section 2) and
 * focuses the page's heading.
 */
export function PageArrival({ title }: { title: string }) {
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
  heading.focus({ preventScroll: true });
}
