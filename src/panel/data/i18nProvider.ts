import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'react-admin';
import type { Language } from '../../contract/Language.ts';

type Messages = Record<string, unknown>;

/** Only the chosen language is loaded. */
const load: Readonly<Record<Language, () => Promise<Messages>>> = {
  pl: async () => (await import('../../../i18n/pl.json')).default,
  en: loadEnglish,
  uk: async () => (await import('../../../i18n/uk.json')).default,
  ru: async () => (await import('../../../i18n/ru.json')).default,
};

export async function loadI18nProvider(language: Language): Promise<I18nProvider> {
  const messages = (await load[language]()) as unknown as TranslationMessages;
  return polyglotI18nProvider(() => messages, language, [], {
    interpolation: { prefix: '{{', suffix: '}}' },
  });
}

/** react-admin brings its own English texts, which write `%{name}` for our `{{name}}`. */
async function loadEnglish(): Promise<Messages> {
  const [own, reactAdmin] = await Promise.all([
    import('../../../i18n/en.json'),
    import('ra-language-english'),
  ]);
  const text = JSON.stringify(reactAdmin.default).replaceAll(/%\{(\w+)\}/g, '{{$1}}');
  return { ...own.default, ...JSON.parse(text) };
}
