import { paths } from '../../contract/paths.ts';
import { wantedPage } from './wantedPage.ts';

/**
 * Where a person goes after signing in: where they wanted to go, else to the overview.
 *
 * @example returnPath('?from=%2Fvolunteers'); // '/volunteers'
 */
export function returnPath(search: string): string {
  return wantedPage(search) ?? paths.overview.getHref();
}
