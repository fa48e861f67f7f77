import type { Language } from '../../contract/Language.ts';
import { loadPart } from '../data/loadPart.ts';
import type { LegalTexts } from './LegalTexts.ts';

const files: Readonly<Record<Language, () => Promise<{ default: LegalTexts }>>> = {
  pl: () => import('../../../i18n/legal/pl.json'),
  en: () => import('../../../i18n/legal/en.json'),
  uk: () => import('../../../i18n/legal/uk.json'),
  ru: () => import('../../../i18n/legal/ru.json'),
};

const loaded = new Map<Language, Promise<LegalTexts>>();

/** The texts in a language: the same promise each time, as React's `use` wants it. */
export function loadLegalTexts(language: Language): Promise<LegalTexts> {
  const texts = loaded.get(language) ?? loadPart(files[language]).then((file) => file.default);
  loaded.set(language, texts);
  return texts;
}
