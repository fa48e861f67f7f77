import { panelPaths } from './panelPaths.ts';

const patterns = Object.entries(panelPaths).map(
  ([name, { pattern }]) => [name, new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i')] as const,
);

/** Name of a page in `panelPaths`; `undefined` for an unknown address. */
export function pageName(pathname: string): string | undefined {
  return patterns.find(([, pattern]) => pattern.test(pathname))?.[0];
}
