import { countryName } from '../../../contract/countryName.ts';
import { activeLanguage } from '../../data/language.ts';

/** Where most foundations are, whose time zone is the contract's default too. */
export const usualCode = 'PL';

/** The country that a form begins with, named as the person reads it. */
export function usualCountry() {
  return { code: usualCode, name: countryName({ code: usualCode, name: usualCode }, activeLanguage()) };
}
