import { wantedPage } from './wantedPage.ts';

/** A path that needs no parameters. */
interface PlainPath {
  readonly getHref: (input?: { readonly query: Readonly<Record<string, string>> }) => string;
}

/**
 * URL of a visitors' page that keeps the wanted page in its address.
 *
 * @example wayIn(paths.login, '?from=%2Fvolunteers'); // '/login?from=%2Fvolunteers'
 */
export function wayIn(path: PlainPath, search: string): string {
  const from = wantedPage(search);
  return path.getHref(from ? { query: { from } } : undefined);
}
