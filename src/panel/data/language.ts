import { defaultLanguage, type Language, languages } from '../../contract/Language.ts';
import { languageKey } from '../../contract/languageKey.ts';

let started: Language | undefined;

/**
 * Called once, when the panel starts, and kept until it starts anew: a window stays in one language, its texts, its
 * dates and what the server says, although another one is chosen in another window meanwhile.
 */
export function startLanguage(language = chosenLanguage()): Language {
  started = language;
  // Where pages are rendered ahead, there is no document.
  if (typeof document !== 'undefined') {
    if (document.documentElement.lang !== language) tellServer(language);
    document.documentElement.lang = language;
  }
  return started;
}

/** The language of this window. */
export function activeLanguage(): Language {
  return started ?? chosenLanguage();
}

/** The language that was chosen on this device, or Polish. */
export function chosenLanguage(): Language {
  const stored = readStored();
  return languages.find((language) => language === stored) ?? defaultLanguage;
}

function readStored(): string | null {
  try {
    return localStorage.getItem(languageKey);
  } catch {
    // Who has a browser keep nothing may still read.
    return null;
  }
}

/** Texts are loaded once, at the start, so another language means another start (specification, section 1). */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(languageKey, language);
  tellServer(language);
  window.location.reload();
}

/** The next page comes in this language from the start. */
export function tellServer(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where there is no https.
  document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=strict`;
}
