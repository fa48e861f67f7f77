import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { resourcePaths } from '../../../src/contract/generated/pages.ts';
import { panelPaths } from '../../../src/contract/panelPaths.ts';
import { resourceOf } from '../../../src/contract/resourceOf.ts';

/**
 * Modules of each page, from the features' `index.ts`.
 * @returns absolute paths, by name in `panelPaths`
 * @throws Error when a page belongs to no feature
 */
export function pageModules(root: string): ReadonlyMap<string, readonly string[]> {
  const panel = join(root, 'src/panel');
  const modules = new Map<string, readonly string[]>();
  for (const feature of readdirSync(panel)) {
    const text = readIndex(join(panel, feature, 'index.ts'));
    for (const [, name = '', module = ''] of text.matchAll(
      /paths\.(\w+),\s*Page: lazyPage\(\(\) => import\('(.+?)'\)/g,
    )) {
      modules.set(name, [join(panel, feature, module)]);
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

function readIndex(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
