import { paths } from './paths.ts';

type PageName = keyof typeof paths;

const patterns = Object.entries(paths).map(
  ([name, { pattern }]) =>
    [name as PageName, new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`, 'i')] as const,
);

/** Name of a page in the table of paths; `undefined` when the panel knows no such address. */
export function pageName(pathname: string): PageName | undefined {
  return patterns.find(([, pattern]) => pattern.test(pathname))?.[0];
}
