import { matchPath, useLocation } from 'react-router';
import { panelPaths } from '../../contract/panelPaths.ts';
import type { PanelPath } from '../../contract/TypedPath.ts';

/** The page that is open; `undefined` when the address is none of the panel's. */
export function useCurrentPath(): PanelPath | undefined {
  const { pathname } = useLocation();
  return Object.values(panelPaths).find(({ pattern }) => matchPath(pattern, pathname));
}
