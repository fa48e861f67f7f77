import type { Language } from '../../contract/Language.ts';

/** Weights of body text, and of headings and buttons. */
export const fontWeights = ['400', '500'] as const;

/** One letter of each script that the language's texts use. */
export const fontLetters: Readonly<Record<Language, string>> = { pl: 'aż', en: 'a', uk: 'aї', ru: 'aж' };

/**
 * Loads the fonts the page has requested before records render. Otherwise even a cached font shows its
 * fallback for one frame, in which a long title may have fewer lines.
 */
export function readyFonts(language: Language): void {
  for (const weight of fontWeights) {
    // On failure the fallback fonts stay.
    document.fonts.load(`${weight} 1em Roboto`, fontLetters[language]).catch(() => {});
  }
}
