import { activeLanguage } from '../../data/language.ts';

export function formatNumber(number: number): string {
  return new Intl.NumberFormat(activeLanguage(), { maximumFractionDigits: 2 }).format(number);
}
