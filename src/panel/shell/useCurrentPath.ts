import { matchPath, useLocation } from 'react-router';
import { type PanelPath, paths } from '../../contract/paths.ts';

/** The page that is open; `undefined` when the address is none of the panel's. */
export function useCurrentPath(): PanelPath | undefined {
  const { pathname } = useLocation();
  return Object.values<PanelPath>(paths).find(({ pattern }) => matchPath(pattern, pathname));
}
