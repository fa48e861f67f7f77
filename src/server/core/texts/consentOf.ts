import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languages } from '../../../contract/Language.ts';

const folder = join(import.meta.dirname, '../../../../i18n/legal');

/** Version of the terms and the privacy policy, which are of one version in all languages. */
const versions = Object.fromEntries(
  languages.map((language) => {
    const { version } = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
    return [language, version];
  }),
) as Readonly<Record<Language, string>>;

/**
 * What a record keeps of a consent that is given now.
 * @param language of the pages that the person could read
 */
export function consentOf(language: Language) {
  return {
    consentVersion: versions[language],
    consentLanguage: language,
    consentedAt: new Date().toISOString(),
  };
}
