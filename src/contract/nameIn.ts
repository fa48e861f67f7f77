import type { Language } from './Language.ts';

/** Cache: creating an `Intl.DisplayNames` takes longer than rendering a table cell. */
const known = new Map<string, Intl.DisplayNames>();

/** Name of a code in a language; undefined if Unicode does not know the code. */
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
