import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flattenTexts, type Texts } from '../../src/contract/flattenTexts.ts';
import { type Language, languages } from '../../src/contract/Language.ts';
import { englishOfReactAdmin } from '../../src/panel/data/english.ts';

const folder = join(import.meta.dirname, '../../i18n');
const read = (language: Language): Texts => ({
  // Of react-admin's texts, en.json has only those that we say in other words.
  ...(language === 'en' && englishOfReactAdmin),
  ...flattenTexts(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))),
});

/** All that a person can read, in each language. */
export const i18nTexts = Object.fromEntries(
  languages.map((language) => [language, read(language)]),
) as Readonly<Record<Language, Texts>>;
