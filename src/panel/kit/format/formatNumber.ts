import { numberFormat } from './numberFormat.ts';

/** A number as the language writes it, but a year whole: 1990, and 12 345. */
export function formatNumber(number: number): string {
  return numberFormat({ maximumFractionDigits: 2, useGrouping: 'min2' }).format(number);
}
