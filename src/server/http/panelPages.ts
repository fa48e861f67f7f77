import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../contract/Language.ts';
import { paths } from '../../contract/paths.ts';

const patterns = Object.entries(paths).map(
  ([name, { pattern }]) => [name, new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`)] as const,
);

/** Name of a page in the table of paths; `undefined` when the panel knows no such address. */
export function pageName(pathname: string): string | undefined {
  return patterns.find(([, pattern]) => pattern.test(pathname))?.[0];
}

/** Where the build has put the HTML of a page, inside of its folder (see scripts/panel/prerenderPages.ts). */
export function pageFile(name: string, language: Language): string {
  return `pages/${language}/${name}.html`;
}

/** Where the build has written what a Content-Security-Policy has to name: the scripts in the pages themselves. */
export const inlineScriptsFile = '.inline-scripts.json';

/** @param folder of the built panel; may be missing */
export function readInlineScripts(folder: string): readonly string[] {
  const file = join(folder, inlineScriptsFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
