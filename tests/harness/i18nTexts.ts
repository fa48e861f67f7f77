import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flattenTexts, type Texts } from '../../src/contract/flattenTexts.ts';
import { type Language, languages } from '../../src/contract/Language.ts';
import { englishOfReactAdmin } from '../../src/panel/data/english.ts';

const folder = join(import.meta.dirname, '../../i18n');
const read = (language: Language): Texts => ({
  // en.json only contains the texts of react-admin that we override.
  ...(language === 'en' && englishOfReactAdmin),
  ...flattenTexts(JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'))),
});

/** All texts for people, by language. */
export const i18nTexts = Object.fromEntries(
  languages.map((language) => [language, read(language)]),
) as Readonly<Record<Language, Texts>>;
