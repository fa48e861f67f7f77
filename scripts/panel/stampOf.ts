import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of the files' names and contents and of `salt`. What is not there does not count. */
export function stampOf(root: string, sources: readonly string[], salt: string): string {
  const hash = createHash('sha256').update(`${salt}\0`);
  for (const source of sources) {
    for (const path of filesOf(root, source)) {
      const content = readFileSync(join(root, path));
      hash.update(`${path}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}

function filesOf(root: string, source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  const entries = readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
  return entries.map((entry) => join(source, entry)).filter((entry) => statSync(join(root, entry)).isFile());
}
