import type { Language } from './Language.ts';

/**
 * Whose dates a language is written with. English is that of Europe, where the foundations are: 24 hours, the day before
 * the month, and weeks from Monday, as the calendar has them.
 */
export function dateLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}
