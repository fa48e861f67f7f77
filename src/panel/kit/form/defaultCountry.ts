import { countryName } from '../../../contract/countryName.ts';
import { activeLanguage } from '../../data/language.ts';

/** Most foundations are in Poland, as is the contract's default time zone. */
export const defaultCode = 'PL';

/** Initial country of a form, named in the user's language. */
export function defaultCountry() {
  return { code: defaultCode, name: countryName({ code: defaultCode, name: defaultCode }, activeLanguage()) };
}
