import { defaultLanguage, type Language, languages } from '../../contract/Language.ts';
import { languageKey } from '../../contract/languageKey.ts';

let started: Language | undefined;

/**
 * Fixes the language of this window, once at boot. Texts, dates and server messages keep it until a reload,
 * even if another window chooses a different language.
 */
export function startLanguage(language = chosenLanguage()): Language {
  started = language;
  // There is no document during prerendering.
  if (typeof document !== 'undefined') {
    if (document.documentElement.lang !== language) tellServer(language);
    document.documentElement.lang = language;
  }
  return started;
}

export function activeLanguage(): Language {
  return started ?? chosenLanguage();
}

/** Language chosen on this device, or Polish. */
export function chosenLanguage(): Language {
  const stored = readStored();
  return languages.find((language) => language === stored) ?? defaultLanguage;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    // localStorage throws when the browser blocks storage.
    return null;
  }
}

/** Reloads the page, because texts are loaded only at boot (specification, section 1). */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(languageKey, language);
  tellServer(language);
  window.location.reload();
}

/** Sets a cookie, so that the server renders the next page in this language. */
export function tellServer(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https.
  document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=strict`;
}
