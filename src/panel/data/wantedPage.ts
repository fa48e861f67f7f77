import { pageName } from '../../contract/pageName.ts';
import { panelPaths } from '../../contract/panelPaths.ts';

/**
 * The page that a visitor wanted before signing in, from `from` in the address. Only members' pages are
 * accepted: no other site, however its URL is written, and no page that redirects back here.
 *
 * @example wantedPage('?from=%2Fvolunteers%3Fq%3DNowak'); // '/volunteers?q=Nowak'
 */
export function wantedPage(search: string): string | undefined {
  const from = new URLSearchParams(search).get('from');
  if (!from) return undefined;
  const page = URL.parse(from, window.location.origin);
  if (page?.origin !== window.location.origin) return undefined;
  const name = pageName(page.pathname);
  return name && panelPaths[name]?.public === false ? page.pathname + page.search + page.hash : undefined;
}
