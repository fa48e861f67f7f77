import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../contract/Language.ts';

const folder = join(import.meta.dirname, '../../../../i18n/legal');
const versions = new Map<Language, string>();

/** Version of the terms and the privacy policy, as their pages name it. */
function versionOf(language: Language): string {
  const known = versions.get(language);
  if (known !== undefined) return known;
  const { version } = JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8'));
  versions.set(language, version);
  return version;
}

/**
 * What a record keeps of a consent that is given now.
 * @param language of the pages that the person could read
 */
export function consentOf(language: Language) {
  return {
    consentVersion: versionOf(language),
    consentLanguage: language,
    consentedAt: new Date().toISOString(),
  };
}
