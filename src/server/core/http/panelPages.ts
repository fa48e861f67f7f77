import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../contract/Language.ts';

/** Where the build has put the HTML of a page, inside of its folder (see scripts/build/panel/prerenderPages.ts). */
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
