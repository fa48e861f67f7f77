import type { Language } from '../../contract/Language.ts';
import { loadPart } from '../data/loadPart.ts';

/** A file of `i18n/legal/`: the texts in one language, to be replaced by the operator. */
export interface LegalTexts {
  /** While true, each page says that its text is a template. */
  readonly template: boolean;
  readonly version: string;
  /** Date of the version, such as `2026-11-22`. */
  readonly date: string;
  readonly terms: readonly LegalSection[];
  readonly privacy: readonly LegalSection[];
}

export interface LegalSection {
  /** Anchor; the same in all languages. */
  readonly id: string;
  readonly heading: string;
  /** Paragraphs, and lists of items. */
  readonly text: readonly (string | readonly string[])[];
}

const files: Readonly<Record<Language, () => Promise<{ default: LegalTexts }>>> = {
  pl: () => import('../../../i18n/legal/pl.json'),
  en: () => import('../../../i18n/legal/en.json'),
  uk: () => import('../../../i18n/legal/uk.json'),
  ru: () => import('../../../i18n/legal/ru.json'),
};

const loaded = new Map<Language, Promise<LegalTexts>>();

/** Returns the same promise for each language, as React's `use` requires. */
export function loadLegalTexts(language: Language): Promise<LegalTexts> {
  const texts = loaded.get(language) ?? loadPart(files[language]).then((file) => file.default);
  loaded.set(language, texts);
  return texts;
}
