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
 * @param dateStyle with the day of the week, or as much shorter as `Intl` has it
 * @example dayText(new Date('2026-11-21'), 'pl') // 'sobota, 21 listopada 2026'
 */
export function dayText(
  day: Date,
  language: Language,
  dateStyle: 'full' | 'long' | 'medium' = 'full',
): string {
  return new Intl.DateTimeFormat(dateLocale(language), { dateStyle, timeZone: 'UTC' }).format(day);
}

/**
 * A moment in words, by the clock of a time zone.
 * @example momentText(new Date('2026-11-21T13:00:00Z'), 'Europe/Warsaw', 'pl') // 'sobota, 21 listopada 2026 14:00'
 */
export function momentText(moment: Date, timeZone: string, language: Language): string {
  const format = { dateStyle: 'full', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat(dateLocale(language), format).format(moment);
}
