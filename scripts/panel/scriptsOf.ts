import type { Rolldown } from 'vite';

/**
 * File names of the scripts that modules of the panel are in, and of all that these import; the first is the one of the
 * first module.
 *
 * @param output what Vite has built
 * @param modules absolute paths
 * @throws Error when a module is in none of them
 */
export function scriptsOf(output: Rolldown.RolldownOutput['output'], modules: readonly string[]): string[] {
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
