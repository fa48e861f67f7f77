import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import legalTexts from '../../../../i18n/legal/en.json' with { type: 'json' };
import { inProduction } from '../../../../scripts/build/panel/inProduction.ts';
import { pseudoManual } from './pseudoManual.ts';
import { pseudoMessages } from './pseudoMessages.ts';
import { pseudoText } from './pseudoText.ts';

const root = join(import.meta.dirname, '../../../..');

const pseudoEnglish: Plugin = {
  name: 'pseudo-english',
  enforce: 'pre',
  load: (id) => {
    if (id.endsWith('/i18n/en.json')) return JSON.stringify(pseudoMessages);
    if (id.endsWith('/i18n/legal/en.json')) return JSON.stringify(legalTexts, pseudoString);
    return id.endsWith('/i18n/manual/en.json') ? pseudoManual(readFileSync(id, 'utf8')) : null;
  },
};

/** JSON replacer that translates texts, except those never shown. */
function pseudoString(key: string, value: unknown): unknown {
  return typeof value === 'string' && !['id', 'date', 'version'].includes(key) ? pseudoText(value) : value;
}

/** Builds the current panel with the pseudo-language in place of English. */
export async function buildPseudoPanel(folder: string): Promise<void> {
  await inProduction(() =>
    build({
      configFile: join(root, 'vite.config.ts'),
      logLevel: 'error',
      plugins: [pseudoEnglish],
      build: { outDir: folder, emptyOutDir: true, reportCompressedSize: false },
    }),
  );
}
