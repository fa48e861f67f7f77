import { pageName } from '../../contract/pageName.ts';
import { panelPaths } from '../../contract/panelPaths.ts';
import { paths } from '../../contract/paths.ts';

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

/**
 * Where to go after signing in: the wanted page, else the overview.
 *
 * @example returnPath('?from=%2Fvolunteers'); // '/volunteers'
 */
export function returnPath(search: string): string {
  return wantedPage(search) ?? paths.overview.getHref();
}

/** A path that needs no parameters. */
interface PlainPath {
  readonly getHref: (input?: { readonly query: Readonly<Record<string, string>> }) => string;
}

/**
 * URL of a visitors' page that keeps the wanted page in its address.
 *
 * @example visitorHref(paths.login, '?from=%2Fvolunteers'); // '/login?from=%2Fvolunteers'
 */
export function visitorHref(path: PlainPath, search: string): string {
  const from = wantedPage(search);
  return path.getHref(from ? { query: { from } } : undefined);
}

/**
 * URL of the root, where visitors are redirected (specification, section 2), with the wanted page as `from`
 * (read by `wantedPage`). The overview is left out, because it is the default.
 */
export function rootHref({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const from = pathname + search + hash;
  return paths.landing.getHref(from === paths.overview.getHref() ? {} : { query: { from } });
}
