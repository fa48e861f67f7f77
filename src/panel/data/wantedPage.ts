import { pageName } from '../../contract/pageName.ts';
import { panelPaths } from '../../contract/panelPaths.ts';

/**
 * Where somebody wanted to go who had to sign in first, as `from` in the address says. Only a page of members gets
 * through: neither another site, however its address is written, nor a page that would lead back here.
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
