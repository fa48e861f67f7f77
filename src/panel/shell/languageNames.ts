import type { Language } from '../../contract/Language.ts';

interface LanguageNames {
  /** Code in the customer's menu, which shows Ukrainian as UA. */
  readonly label: string;
  /** Native name, so that speakers find it in any language of the panel. */
  readonly name: string;
}

export const languageNames: Readonly<Record<Language, LanguageNames>> = {
  pl: { label: 'PL', name: 'Polski' },
  en: { label: 'EN', name: 'English' },
  uk: { label: 'UA', name: 'Українська' },
  ru: { label: 'RU', name: 'Русский' },
};
