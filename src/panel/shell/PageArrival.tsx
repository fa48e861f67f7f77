import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { followHeading } from './followHeading.ts';
import { prefersReducedMotion } from './prefersReducedMotion.ts';
import { useWindowTitle } from './useWindowTitle.ts';

/** react-router's key of the location that the panel was opened at. */
const firstLocation = 'default';

/**
 * On each change of the route: names the window, scrolls smoothly to the top (specification, section 2)
 * and moves the focus to the page's heading.
 */
export function PageArrival({ title }: { title: string }) {
  const translate = useTranslate();
  const { pathname, key } = useLocation();

  useWindowTitle(translate(title));

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query, such as a filter, is no new page.
  useEffect(() => {
    if (key === firstLocation) return;
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    return followHeading();
  }, [pathname]);

  return null;
}
