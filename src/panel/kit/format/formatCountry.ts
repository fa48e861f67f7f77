import { activeLanguage } from '../../data/language.ts';

/** A country of the contract by its name in the chosen language; by the name it came with if the code is none. */
export function formatCountry({ code, name }: { code: string; name: string }): string {
  try {
    return new Intl.DisplayNames(activeLanguage(), { type: 'region', fallback: 'none' }).of(code) ?? name;
  } catch {
    return name;
  }
}
