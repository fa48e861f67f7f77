import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useWindowTitle } from './useWindowTitle.ts';

/** The places of pages that one has come to: what the panel opens with is at its top by itself. */
const arrived = new WeakSet<Element>();

/**
 * On each change of the route: names the window, scrolls smoothly to the top (specification, section 2)
 * and moves the focus to the page's heading.
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
 * Moves the focus to the heading of the page that has come, so that a keyboard or a screen reader starts there;
 * and once more when another heading takes its place, as the one of a record does once that is read. Who has
 * gone on meanwhile is left where they are.
 *
 * @param main the place of the page
 * @returns ends it
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
