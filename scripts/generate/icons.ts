import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Valid icon names in hints: MUI's outlined icons, without that suffix. */
export function iconNames(): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('@mui/icons-material/Add'));
  return readdirSync(folder).flatMap((file) => /^(\w+)Outlined\.js$/.exec(file)?.[1] ?? []);
}

/** Import statements of a generated file's icons. */
export function importIcons(names: readonly string[]): string {
  const lines = [...new Set(names)]
    .sort()
    .map((name) => `import ${iconOf(name)} from '@mui/icons-material/${name}Outlined';\n`);
  return lines.join('');
}

/** Local name of an icon in such a file. */
export function iconOf(name: string): string {
  return `${name}Icon`;
}
