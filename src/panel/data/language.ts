import { defaultLanguage, type Language, languages } from '../../contract/Language.ts';

const storageKey = 'activeLanguage';

let started: Language | undefined;

/**
 * Called once, when the panel starts, and kept until it starts anew: a window stays in one language, its texts, its
 * dates and what the server says, although another one is chosen in another window meanwhile.
 */
export function startLanguage(): Language {
  started = chosenLanguage();
  document.documentElement.lang = started;
  return started;
}

/** The language of this window. */
export function activeLanguage(): Language {
  return started ?? chosenLanguage();
}

/** The language that was chosen on this device, or Polish. */
function chosenLanguage(): Language {
  const stored = localStorage.getItem(storageKey);
  return languages.find((language) => language === stored) ?? defaultLanguage;
}

/** Texts are loaded once, at the start, so another language means another start (specification, section 1). */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
  window.location.reload();
}
