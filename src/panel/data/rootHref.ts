import { paths } from '../../contract/paths.ts';

/**
 * The root, where who is not signed in is led (specification, section 2), with the page that they wanted: `wantedPage`
 * reads it. The overview is where everybody goes anyway.
 */
export function rootHref({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string {
  const from = pathname + search + hash;
  return paths.landing.getHref(from === paths.overview.getHref() ? {} : { query: { from } });
}
