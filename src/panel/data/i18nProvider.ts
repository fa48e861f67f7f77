import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { Language } from '../../contract/Language.ts';
import { textOptions } from '../../contract/textOptions.ts';
import { withResourceTexts } from '../../contract/withResourceTexts.ts';
import { loadPart } from './loadPart.ts';

type Messages = Record<string, unknown>;

/** Loaders, so that only the chosen language is downloaded. */
const load: Readonly<Record<Language, () => Promise<Messages>>> = {
  pl: async () => (await import('../../../i18n/pl.json')).default,
  en: async () => (await import('./english.ts')).default,
  uk: async () => (await import('../../../i18n/uk.json')).default,
  ru: async () => (await import('../../../i18n/ru.json')).default,
};

export async function loadI18nProvider(language: Language): Promise<I18nProvider> {
  const messages = withResourceTexts(await loadPart(load[language])) as unknown as TranslationMessages;
  return polyglotI18nProvider(() => messages, language, [], textOptions(language));
}
