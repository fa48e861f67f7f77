import { defaultLanguage, type Language, languages } from '../../contract/Language.ts';

const storageKey = 'activeLanguage';

/** The language that was chosen on this device, or Polish. */
export function activeLanguage(): Language {
  const stored = localStorage.getItem(storageKey);
  return languages.find((language) => language === stored) ?? defaultLanguage;
}

/** Texts are loaded once, at the start, so another language means another start (specification, section 1). */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  window.location.reload();
}
