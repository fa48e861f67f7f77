import type { Language } from './Language.ts';

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
  const name = nameOf(code, language);
  return name && name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

function nameOf(code: string, language: Language): string | undefined {
  try {
    return namesIn(language).of(code);
  } catch {
    return undefined;
  }
}

/** To make one takes longer than to draw the cell that the name is for. */
const names = new Map<Language, Intl.DisplayNames>();

function namesIn(language: Language): Intl.DisplayNames {
  const known =
    names.get(language) ?? new Intl.DisplayNames(language, { type: 'language', fallback: 'none' });
  names.set(language, known);
  return known;
}
