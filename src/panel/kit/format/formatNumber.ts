import { activeLanguage } from '../../data/language.ts';

/** By language and options; see `dateFormat`. */
const known = new Map<string, Intl.NumberFormat>();

/** How the language writes numbers, made once. */
export function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const language = activeLanguage();
  const key = `${language} ${JSON.stringify(options)}`;
  const format = known.get(key) ?? new Intl.NumberFormat(language, options);
  known.set(key, format);
  return format;
}

/** A number as the language writes it, but a year whole: 1990, and 12 345. */
export function formatNumber(number: number): string {
  return numberFormat({ maximumFractionDigits: 2, useGrouping: 'min2' }).format(number);
}
