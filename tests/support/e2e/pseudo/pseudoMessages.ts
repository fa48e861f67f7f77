import { i18nTexts } from '../../i18nTexts.ts';
import { pseudoText } from './pseudoText.ts';

/** All texts of i18n in the pseudo-language, by their keys with dots: Polyglot reads them so, too. */
export const pseudoMessages: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(i18nTexts.en).map(([key, text]) => [key, pseudoText(text)]),
);
