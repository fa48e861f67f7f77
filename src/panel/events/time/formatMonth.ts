import { activeLanguage } from '../../data/language.ts';

/** @param month `YYYY-MM` @example formatMonth('2026-11') // 'listopad 2026' */
export function formatMonth(month: string): string {
  return new Intl.DateTimeFormat(activeLanguage(), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00:00Z`));
}
