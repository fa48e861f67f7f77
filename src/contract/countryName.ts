import type { Language } from './Language.ts';

interface Country {
  readonly code: string;
  readonly name: string;
}

export function isCountry(value: unknown): value is Country {
  return typeof value === 'object' && value !== null && 'code' in value && 'name' in value;
}

/** A country of the contract by its name in a language; by the name it came with if the code is none. */
export function countryName({ code, name }: Country, language: Language): string {
  try {
    return namesIn(language).of(code) ?? name;
  } catch {
    return name;
  }
}

/** To make one takes longer than to draw the cell that the name is for. */
const names = new Map<Language, Intl.DisplayNames>();

function namesIn(language: Language): Intl.DisplayNames {
  const known = names.get(language) ?? new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  names.set(language, known);
  return known;
}
