import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** Names that a hint may give for an icon: MUI's outlined ones, without that word. */
export function iconNames(): string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('@mui/icons-material/Add'));
  return readdirSync(folder).flatMap((file) => /^(\w+)Outlined\.js$/.exec(file)?.[1] ?? []);
}

/** Import lines of the icons that a generated file names. */
export function importIcons(names: readonly string[]): string {
  const lines = [...new Set(names)]
    .sort()
    .map((name) => `import ${iconOf(name)} from '@mui/icons-material/${name}Outlined';\n`);
  return lines.join('');
}

/** What such a file calls an icon. */
export function iconOf(name: string): string {
  return `${name}Icon`;
}
