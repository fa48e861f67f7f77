import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { resourcePaths } from '../../../src/contract/generated/pages.ts';
import { panelPaths } from '../../../src/contract/panelPaths.ts';
import { resourceOf } from '../../../src/contract/resourceOf.ts';
import type { Prefetch } from '../../../src/panel/boot/Prefetch.ts';
import { PATIENCE_SECONDS } from '../../../src/panel/data/loadPart.ts';
import type { Translate } from '../../../src/server/core/texts/translator.ts';
import { buildInlineScript } from './buildInlineScript.ts';
import type { Starter } from './htmlPage.ts';

interface StartedPage {
  readonly name: string;
  readonly public: boolean;
  /** Whether the HTML contains the whole page, usable before the panel starts. */
  readonly isWhole: boolean;
  /** First request of its script. */
  readonly prefetch: Prefetch | undefined;
  /** Scripts of the panel, the entry first. */
  readonly scripts: readonly string[];
}

/**
 * Pages that are never only read, so they start the panel at once; other whole pages start it when a control
 * is used.
 */
const atOnce: readonly string[] = ['register'];

/** @returns a function that gives a page's starter, in a language */
export async function loadStarters(root: string): Promise<(page: StartedPage, text: Translate) => Starter> {
  const folder = join(root, 'src/panel/boot');
  const [waitForUse, startAtOnce, prefetchForMember, style] = await Promise.all([
    buildInlineScript(join(folder, 'waitForUse.ts')),
    buildInlineScript(join(folder, 'startAtOnce.ts')),
    buildInlineScript(join(folder, 'prefetchForMember.ts')),
    readFile(join(folder, 'first.css'), 'utf8'),
  ]);

  return ({ name, isWhole, prefetch, scripts, ...page }, text) => {
    const addresses = scripts.map((file) => `/${file}`);
    const [panel] = addresses;
    const common = { style, failure: failureTexts(text) };
    if (isWhole) {
      const script = { ...common, script: waitForUse, place: 'body' } as const;
      if (!atOnce.includes(name)) return { ...script, data: { panel } };
      return { ...script, data: { panel, 'at-once': '' }, preloads: addresses };
    }
    if (page.public) {
      return { ...common, script: startAtOnce, place: 'body', data: { panel }, preloads: addresses };
    }
    const data = { panel, scripts: addresses.join(' '), prefetch: prefetch && JSON.stringify(prefetch) };
    return { ...common, script: prefetchForMember, place: 'head', data };
  };
}

function failureTexts(text: Translate): Starter['failure'] {
  return {
    title: text('shell.error.title'),
    reload: text('shell.error.reload'),
    reasons: {
      failed: text('kit.missing.failed'),
      late: text('kit.missing.late', { seconds: PATIENCE_SECONDS }),
      offline: text('kit.failure.offline'),
      replaced: text('kit.missing.replaced'),
    },
  };
}

/**
 * Modules of each page, from the features' `index.ts`.
 * @returns absolute paths, by name in `panelPaths`
 * @throws Error when a page belongs to no feature
 */
export function pageModules(root: string): ReadonlyMap<string, readonly string[]> {
  const panel = join(root, 'src/panel');
  const modules = new Map<string, readonly string[]>();
  for (const index of globSync('*/index.ts', { cwd: panel })) {
    const text = readFileSync(join(panel, index), 'utf8');
    for (const [, name = '', module = ''] of text.matchAll(
      /paths\.(\w+),\s*Page: lazyPage\(\(\) => import\('(.+?)'\)/g,
    )) {
      modules.set(name, [join(panel, dirname(index), module)]);
    }
  }
  const defaultPages = join(panel, 'resource/resourcePages.ts');
  for (const [name, pages] of Object.entries(resourcePaths)) {
    const { form } = resourceOf(name);
    const formModule = join(root, `src/contract/generated/forms/${form}.ts`);
    for (const page of Object.keys(pages)) {
      const hasForm = page === 'create' || page === 'edit';
      modules.set(page === 'list' ? name : `${name}-${page}`, [
        defaultPages,
        ...(hasForm ? [formModule] : []),
      ]);
    }
  }
  const missing = Object.keys(panelPaths).filter((name) => !modules.has(name));
  if (missing.length > 0) throw new Error(`No feature's index.ts has a page for: ${missing.join(', ')}.`);
  return modules;
}
