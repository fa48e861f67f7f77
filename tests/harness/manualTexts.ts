import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../src/contract/Language.ts';

/** Texts of the manual by language and path, such as `sections.events.tasks.0.steps.1`. */
export const manualTexts = Object.fromEntries(
  languages.map((language) => {
    const file = join(import.meta.dirname, `../../i18n/manual/${language}.json`);
    return [language, Object.fromEntries(listTexts(JSON.parse(readFileSync(file, 'utf8'))))];
  }),
) as Readonly<Record<Language, Readonly<Record<string, string>>>>;

function listTexts(value: unknown, place = ''): (readonly [string, string])[] {
  if (typeof value === 'string') return [[place, value]];
  return Object.entries(value ?? {}).flatMap(([name, part]) =>
    listTexts(part, place ? `${place}.${name}` : name),
  );
}
