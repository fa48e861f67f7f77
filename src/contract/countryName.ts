import type { Language } from './Language.ts';
import { nameIn } from './nameIn.ts';

interface Country {
  readonly code: string;
  readonly name: string;
}

export function isCountry(value: unknown): value is Country {
  return typeof value === 'object' && value !== null && 'code' in value && 'name' in value;
}

/** Localised name of a country; falls back to the given name if the code is unknown. */
export function countryName({ code, name }: Country, language: Language): string {
  return nameIn(language, 'region', code) ?? name;
}
