import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../src/contract/Language.ts';

/** Texts of a language by their keys with dots. */
export type Texts = Readonly<Record<string, string>>;

const folder = join(import.meta.dirname, '../../i18n');
const read = (language: Language): Texts =>
  flattenTexts(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')));

/** All that a person can read, in each language. */
export const i18nTexts = Object.fromEntries(
  languages.map((language) => [language, read(language)]),
) as Readonly<Record<Language, Texts>>;

export function flattenTexts(node: object, prefix = ''): Texts {
  return Object.fromEntries(
    Object.entries(node).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[prefix + key, value]]
        : Object.entries(flattenTexts(value, `${prefix}${key}.`)),
    ),
  );
}
