import { bytesText } from '../../../contract/bytesText.ts';
import { activeLanguage } from '../../data/language.ts';

/** Cache by language and options; see `dateFormat`. */
const known = new Map<string, Intl.NumberFormat>();

/** Cached number formatter of the panel's language. */
export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const language = activeLanguage();
  const key = `${language} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? new Intl.NumberFormat(language, options);
  known.set(key, format);
  return format;
}

/** A localised number; four digits are not grouped, because they may be a year: 1990, but 12 345. */
export function formatNumber(number: number): string {
  return numberFormat({ maximumFractionDigits: 2, useGrouping: 'min2' }).format(number);
}

/** Size of a file in the panel's language: `47.1 kB`. */
export function formatBytes(bytes: number): string {
  return bytesText(bytes, numberFormat);
}
