import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../contract/Language.ts';
import { changesBetween } from '../db/changesBetween.ts';

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

/** What was consented to, and how. The foundation has to be able to show it, so it outlives the person in the history. */
export const consentFields = ['consentSource', 'consentVersion', 'consentLanguage'] as const;

/**
 * What the history tells of a consent when a record is created. It is the log of consents (GDPR, art. 7 (1)).
 * @param record with the columns of its consent, as far as it has them
 */
export function consentChanges(record: object) {
  return changesBetween({}, record, consentFields);
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
