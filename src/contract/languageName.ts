import type { Language } from './Language.ts';
import { nameIn } from './nameIn.ts';

/** Enums whose values are languages: their names come from Unicode, not i18n. */
const languageEnums: ReadonlySet<string> = new Set(['languageCode', 'spokenLanguage']);

export function isLanguageEnum(enumName: string): boolean {
  return languageEnums.has(enumName);
}

/**
 * Capitalised name of a language; undefined for an unknown code.
 * @example languageName('uk', 'pl') // 'Ukraiński'
 */
export function languageName(code: string, language: Language): string | undefined {
  const name = nameIn(language, 'language', code);
  return name && name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
