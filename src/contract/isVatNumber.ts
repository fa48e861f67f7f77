import { euVat, stdnum } from 'stdnum';

/**
 * Whether a text is a VAT number by its country's own rule, checksum included: a Polish NIP with or without
 * `PL`, a number of another EU country behind its prefix, or a Ukrainian one (EDRPOU, RNTRC) with or without
 * `UA`. Spaces, dots and dashes do not matter.
 * @example isVatNumber('526-10-40-828') // true
 */
export function isVatNumber(text: string): boolean {
  const compact = text.toUpperCase().replace(/[\s.-]/g, '');
  const [, prefix, rest = ''] = /^([A-Z]{2})?(.+)$/.exec(compact) ?? [];
  if (prefix === undefined) return isValidBy('PL', 'nip', rest) || isUkrainian(rest);
  if (prefix === 'UA') return isUkrainian(rest);
  const validators = euVat[prefix === 'EL' ? 'GR' : prefix] ?? [];
  return validators.some((validator) => validator.validate(rest).isValid);
}

function isUkrainian(number: string): boolean {
  return isValidBy('UA', 'edrpou', number) || isValidBy('UA', 'rntrc', number);
}

function isValidBy(country: string, kind: string, number: string): boolean {
  return stdnum[country]?.[kind]?.validate(number).isValid === true;
}
