import type { components } from '../../contract/generated/types.ts';

export type Language = components['schemas']['LanguageCode'];

/** In the order of the menu: how each is shown (Ukrainian as UA), and what its speakers call it. */
export const languages: Readonly<Record<Language, { readonly label: string; readonly name: string }>> = {
  pl: { label: 'PL', name: 'Polski' },
  en: { label: 'EN', name: 'English' },
  uk: { label: 'UA', name: 'Українська' },
  ru: { label: 'RU', name: 'Русский' },
};

const storageKey = 'activeLanguage';
const fallback: Language = 'pl';

export function activeLanguage(): Language {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : fallback;
}

/** Texts are loaded once, at the start, so another language means another start (specification, section 1). */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  window.location.reload();
}

function isLanguage(text: string | null): text is Language {
  return text !== null && Object.hasOwn(languages, text);
}
