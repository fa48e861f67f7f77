import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rolldown } from 'vite';
import { languages } from '../../../src/contract/Language.ts';
import { panelPaths } from '../../../src/contract/panelPaths.ts';
import { paths } from '../../../src/contract/paths.ts';
import { prefetchOf } from '../../../src/panel/boot/prefetchOf.ts';
import { inlineScriptsFile, pageFile } from '../../../src/server/core/http/panelPages.ts';
import { translator } from '../../../src/server/core/texts/translator.ts';
import { buildInlineScript } from './buildInlineScript.ts';
import { htmlPage } from './htmlPage.ts';
import { loadStarters, pageModules } from './loadStarters.ts';

/** Shown for unknown addresses. */
const notFound = { pattern: '/404', title: 'shell.titles.notFound', public: true };

/** The panel's bundle for rendering in Node. */
type Prerender = typeof import('../../../src/panel/boot/prerender.tsx');

/** Visitors' pages rendered completely; others get only the shell. */
const whole: readonly string[] = ['landing', 'app', 'terms', 'privacy', 'login', 'register', 'manual'];

/**
 * Writes an HTML file for each page of the panel in each language, `pages/pl/login.html`: it renders before
 * any script runs, and preloads the page's scripts. Also writes what the server needs to know about them.
 *
 * @param folder of the built panel
 * @param output of Vite's build
 */
export async function prerenderPages(
  root: string,
  folder: string,
  output: Rolldown.RolldownOutput['output'],
): Promise<void> {
  const prerenderFolder = join(folder, '.prerender');
  const prerender = await buildPrerender(root, prerenderFolder);
  const template = await readFile(join(folder, 'index.html'), 'utf8');
  const starterOf = await loadStarters(root);
  const bootScript = (name: string) => buildInlineScript(join(root, `src/panel/boot/${name}.ts`));
  const showCounters = await bootScript('landingCounters');
  const inChosenLanguage = await bootScript('inChosenLanguage');
  const mayBeSignedIn = await bootScript('mayBeSignedIn');
  const keepWantedPage = await bootScript('keepWantedPage');
  const modules = pageModules(root);
  const pages = [...Object.entries(panelPaths), ['notFound', notFound] as const];
  const inlineScripts = new Set<string>();
  const asset = (path: string) => readFile(join(folder, path), 'utf8');

  for (const language of languages) {
    const text = translator(language);
    // Shells of pages that wait for the session check.
    const shells = {
      visitors: await prerender.prerenderPage(paths.registerCoordinator.pattern, language),
      members: await prerender.prerenderPage(paths.overview.pattern, language),
    };
    for (const [name, path] of pages) {
      const isWhole = whole.includes(name);
      const rendered = isWhole
        ? await prerender.prerenderPage(path.pattern, language)
        : shells[path.public ? 'visitors' : 'members'];
      const scripts = scriptsOf(output, [
        join(root, 'src/panel/app/main.tsx'),
        join(root, `i18n/${language}.json`),
        ...(modules.get(name) ?? []),
        ...(path.public ? [] : [join(root, 'src/panel/app/PanelApp.tsx')]),
      ]);
      const prefetch = prefetchOf(path);
      const html = await htmlPage(template, {
        ...rendered,
        language,
        title: `${text(path.title)} · ${text('shell.product')}`,
        isWhole,
        lists: prefetch?.drawn ? await prerender.prerenderList(path.pattern, prefetch.drawn, language) : [],
        starter: starterOf({ name, public: path.public, isWhole, prefetch, scripts }, text),
        inline: {
          first: [inChosenLanguage, path.public ? mayBeSignedIn : ''],
          last: [isWhole ? keepWantedPage : '', name === 'landing' ? showCounters : ''],
        },
        asset,
      });
      for (const source of inlineScriptSources(html)) inlineScripts.add(source);
      const file = join(folder, pageFile(name, language));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, html);
    }
  }
  await writeFile(join(folder, inlineScriptsFile), JSON.stringify([...inlineScripts]));
  await rm(prerenderFolder, { recursive: true });
}

/** Builds the panel as one file for Node. */
async function buildPrerender(root: string, outDir: string): Promise<Prerender> {
  const { build } = await import('vite');
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: join(root, 'src/panel/boot/prerender.tsx'),
      outDir,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'prerender.mjs' } },
    },
  });
  return import(pathToFileURL(join(outDir, 'prerender.mjs')).href);
}

/**
 * CSP sources of a page's inline scripts.
 * @returns sources such as `'sha256-…'`
 */
export function inlineScriptSources(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs);
  return Array.from(
    scripts,
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}

/**
 * File names of the chunks with the given modules and their imports; the first is the first module's.
 *
 * @param output of Vite's build
 * @param modules absolute paths
 * @throws Error when a module is in no chunk
 */
function scriptsOf(output: Rolldown.RolldownOutput['output'], modules: readonly string[]): string[] {
  const chunks = output.filter((file) => file.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const files = new Set<string>();
  const take = (fileName: string) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    for (const imported of byName.get(fileName)?.imports ?? []) take(imported);
  };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(module));
    if (!chunk) throw new Error(`The built panel has no script of ${module}.`);
    take(chunk.fileName);
  }
  return [...files];
}
