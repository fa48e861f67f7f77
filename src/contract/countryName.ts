import type { Language } from './Language.ts';
import { nameIn } from './nameIn.ts';

interface Country {
  readonly code: string;
  readonly name: string;
}

export function isCountry(value: unknown): value is Country {
  return typeof value === 'object' && value !== null && 'code' in value && 'name' in value;
}

/** A country of the contract by its name in a language; by the name it came with if the code is none. */
export function countryName({ code, name }: Country, language: Language): string {
  return nameIn(language, 'region', code) ?? name;
}
