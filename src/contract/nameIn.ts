import type { Language } from './Language.ts';

/** To make one takes longer than to draw the cell that the name is for. */
const known = new Map<string, Intl.DisplayNames>();

/** What a code is called in a language; undefined where it is none that Unicode knows. */
export function nameIn(language: Language, type: 'region' | 'language', code: string): string | undefined {
  const key = `${type} ${language}`;
  const names = known.get(key) ?? new Intl.DisplayNames(language, { type, fallback: 'none' });
  known.set(key, names);
  try {
    return names.of(code);
  } catch {
    return undefined;
  }
}
