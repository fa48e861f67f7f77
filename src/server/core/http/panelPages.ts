import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../contract/Language.ts';

/** Path of a built page's HTML within the build folder (see scripts/build/panel/prerenderPages.ts). */
export function pageFile(name: string, language: Language): string {
  return `pages/${language}/${name}.html`;
}

/** Build output for the Content-Security-Policy: the pages' inline scripts. */
export const inlineScriptsFile = '.inline-scripts.json';

/** @param folder of the built panel; may be missing */
export function readInlineScripts(folder: string): readonly string[] {
  const file = join(folder, inlineScriptsFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}
