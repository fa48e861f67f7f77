import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { matchPath, useLocation } from 'react-router';
import { panelPaths } from '../../contract/panelPaths.ts';
import type { PanelPath } from '../../contract/TypedPath.ts';

/** Sets the window title. A record's page overrides the route's, which only knows the resource. */
export function useWindowTitle(title: string): void {
  const translate = useTranslate();
  useEffect(() => {
    document.title = `${title} · ${translate('shell.product')}`;
  }, [title, translate]);
}

/** The open page; `undefined` for an unknown address. */
export function useCurrentPath(): PanelPath | undefined {
  const { pathname } = useLocation();
  return Object.values(panelPaths).find(({ pattern }) => matchPath(pattern, pathname));
}

/** A text that the page before this one left in the history's state, where it appears in no address. */
export function useStateText(name: string): string | undefined {
  const state: unknown = useLocation().state;
  const value = typeof state === 'object' && state !== null && Reflect.get(state, name);
  return typeof value === 'string' ? value : undefined;
}
