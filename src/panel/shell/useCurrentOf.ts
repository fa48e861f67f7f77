import { useLocation } from 'react-router';
import { useCurrentPath } from './useCurrentPath.ts';
import type { NavigationItem } from './useNavigationItems.ts';

/** `aria-current` of a link: `page` on its own page, `true` on a page that belongs to it. */
export function useCurrentOf(): (item: NavigationItem) => 'page' | 'true' | undefined {
  const { pathname } = useLocation();
  const path = useCurrentPath();
  return ({ href, pages }) => {
    if (pathname === href) return 'page';
    return path && pages.includes(path) ? 'true' : undefined;
  };
}
