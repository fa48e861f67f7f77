import type { Language } from './Language.ts';

/**
 * Locale of a language's dates. English uses the European format, where the foundations are: 24 hours, day
 * before month, and weeks from Monday as in the calendar.
 */
export function dateLocale(language: Language): string {
  return language === 'en' ? 'en-GB' : language;
}

/**
 * A day in words.
 * @param day at midnight, UTC
 * @example dayText(new Date('2026-11-21'), 'pl') // 'sobota, 21 listopada 2026'
 */
export function dayText(day: Date, language: Language): string {
  return new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'full', timeZone: 'UTC' }).format(day);
}
