import { dateLocale } from '../../../contract/dateLocale.ts';
import { activeLanguage } from '../../data/language.ts';

/** Name of a time zone at an instant: `czas środkowoeuropejski letni`. */
export function formatTimeZone(timeZone: string, at: Date): string {
  const parts = new Intl.DateTimeFormat(dateLocale(activeLanguage()), {
    timeZone,
    timeZoneName: 'long',
  }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
