import type { Language } from '../../contract/Language.ts';

interface LanguageNames {
  /** How the customer's menu shows it: Ukrainian as UA. */
  readonly label: string;
  /** What its speakers call it, so that they find it whatever language the panel has. */
  readonly name: string;
}

export const languageNames: Readonly<Record<Language, LanguageNames>> = {
  pl: { label: 'PL', name: 'Polski' },
  en: { label: 'EN', name: 'English' },
  uk: { label: 'UA', name: 'Українська' },
  ru: { label: 'RU', name: 'Русский' },
};
