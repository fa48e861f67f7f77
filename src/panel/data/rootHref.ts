import { paths } from '../../contract/paths.ts';

/**
 * URL of the root, where visitors are redirected (specification, section 2), with the wanted page as `from`
 * (read by `wantedPage`). The overview is left out, because it is the default.
 */
export function rootHref({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const from = pathname + search + hash;
  return paths.landing.getHref(from === paths.overview.getHref() ? {} : { query: { from } });
}
