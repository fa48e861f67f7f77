import { countryName } from '../../../contract/countryName.ts';
import { activeLanguage } from '../../data/language.ts';

/** Most foundations are in Poland, as is the contract's default time zone. */
export const usualCode = 'PL';

/** Initial country of a form, named in the user's language. */
export function usualCountry() {
  return { code: usualCode, name: countryName({ code: usualCode, name: usualCode }, activeLanguage()) };
}
