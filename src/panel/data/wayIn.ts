import { wantedPage } from './wantedPage.ts';

/** A page of the table of paths that needs no parameters. */
interface PlainPath {
  readonly getHref: (input?: { readonly query: Readonly<Record<string, string>> }) => string;
}

/**
 * Address of a page of visitors that leads on to where somebody wants to go, which stays in the address on the way.
 *
 * @example wayIn(paths.login, '?from=%2Fvolunteers'); // '/login?from=%2Fvolunteers'
 */
export function wayIn(path: PlainPath, search: string): string {
  const from = wantedPage(search);
  return path.getHref(from ? { query: { from } } : undefined);
}
