import type { Language } from './Language.ts';
import { nameIn } from './nameIn.ts';

/** The choices of the contract that are languages: Unicode names them, nobody has to. */
const languageEnums: ReadonlySet<string> = new Set(['languageCode', 'spokenLanguage']);

export function isLanguageEnum(enumName: string): boolean {
  return languageEnums.has(enumName);
}

/**
 * What a language is called, as a text that stands alone; undefined where the code is none.
 * @example languageName('uk', 'pl') // 'Ukraiński'
 */
export function languageName(code: string, language: Language): string | undefined {
  const name = nameIn(language, 'language', code);
  return name && name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
