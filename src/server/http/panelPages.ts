import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../contract/Language.ts';
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

/**
 * What a Content-Security-Policy has to name, so that the few scripts that stand in the pages themselves may run.
 * @param folder of the built panel; may be missing
 * @returns sources such as `'sha256-…'`
 */
export function inlineScriptSources(folder: string): string[] {
  const found = languages.flatMap((language) => {
    const pages = join(folder, 'pages', language);
    if (!existsSync(pages)) return [];
    return readdirSync(pages)
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => inlineScripts(readFileSync(join(pages, file), 'utf8')));
  });
  return [...new Set(found)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script);
}
