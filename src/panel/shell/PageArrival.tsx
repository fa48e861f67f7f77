import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { followHeading } from './followHeading.ts';
import { prefersReducedMotion } from './prefersReducedMotion.ts';
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
