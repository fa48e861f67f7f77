import { paths } from '../../contract/paths.ts';

/**
 * Where a person goes after signing in: to the page of the panel that `from` in the address names, else to
 * the overview. Another site's address is none of the panel's pages, however it is written.
 *
 * @example returnPath('?from=%2Fvolunteers'); // '/volunteers'
 */
export function returnPath(search: string): string {
  const from = new URLSearchParams(search).get('from');
  const page = from ? URL.parse(from, window.location.origin) : null;
  if (page?.origin !== window.location.origin || page.pathname === paths.login.pattern) {
    return paths.overview.getHref();
  }
  return page.pathname + page.search + page.hash;
}
