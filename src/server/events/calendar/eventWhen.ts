import { dateLocale } from '../../../contract/dateLocale.ts';
import type { Language } from '../../../contract/Language.ts';

export interface EventDays {
  readonly startDate: string | null;
  readonly eventStart: string | null;
  readonly endDate: string | null;
  readonly eventEnd: string | null;
}

/**
 * Time of an event in words, in local time.
 * @example
 * eventWhen({ startDate: '2026-11-21', eventStart: '10:00', endDate: '2026-11-21', eventEnd: '13:30' }, 'pl')
 * // 'sobota, 21 listopada 2026, 10:00–13:30'
 */
export function eventWhen(
  { startDate, eventStart, endDate, eventEnd }: EventDays,
  language: Language,
): string {
  if (!startDate) return '';
  const start = [dayText(startDate, language), eventStart].filter(Boolean).join(', ');
  if (!endDate || endDate === startDate) return eventEnd ? `${start}–${eventEnd}` : start;
  return `${start} – ${[dayText(endDate, language), eventEnd].filter(Boolean).join(', ')}`;
}

/** A date without a time zone: parsed and formatted as UTC. */
function dayText(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'full', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
