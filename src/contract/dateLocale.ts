import type { Language } from './Language.ts';

/**
 * Locale of a language's dates. English uses the European format, where the foundations are: 24 hours, day
 * before month, and weeks from Monday as in the calendar.
 */
export function dateLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}
