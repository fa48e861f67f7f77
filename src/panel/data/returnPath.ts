import { paths } from '../../contract/paths.ts';
import { wantedPage } from './wantedPage.ts';

/**
 * Where to go after signing in: the wanted page, else the overview.
 *
 * @example returnPath('?from=%2Fvolunteers'); // '/volunteers'
 */
export function returnPath(search: string): string {
  return wantedPage(search) ?? paths.overview.getHref();
}
