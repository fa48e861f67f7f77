import type { Language } from '../../contract/Language.ts';

/** Of the running text, and of headings and buttons. */
export const fontWeights = ['400', '500'] as const;

/** A letter of each script that a text in the language has. */
export const fontLetters: Readonly<Record<Language, string>> = { pl: 'aż', en: 'a', uk: 'aї', ru: 'aж' };

/**
 * Makes ready the fonts that the page has asked for, before there are texts of records. A browser that has a font still
 * sets the first text in its stand-in for a frame, and a long title may have a line less in that.
 */
export function readyFonts(language: Language): void {
  for (const weight of fontWeights) {
    // Without them, the stand-ins stay.
    document.fonts.load(`${weight} 1em Roboto`, fontLetters[language]).catch(() => {});
  }
}
