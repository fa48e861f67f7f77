import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '../../src/contract/paths.ts';

/**
 * Which module each page of the panel is, as the features say it in their `index.ts`.
 * @returns absolute paths, by name in the panel's table of paths
 * @throws Error when a page of the table belongs to no feature
 */
export function pageModules(root: string): ReadonlyMap<string, string> {
  const panel = join(root, 'src/panel');
  const modules = new Map<string, string>();
  for (const feature of readdirSync(panel)) {
    const text = readIndex(join(panel, feature, 'index.ts'));
    for (const [, name = '', module = ''] of text.matchAll(
      /paths\.(\w+),\s*Page: lazyPage\(\(\) => import\('(.+?)'\)/g,
    )) {
      modules.set(name, join(panel, feature, module));
    }
  }
  const missing = Object.keys(paths).filter((name) => !modules.has(name));
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
