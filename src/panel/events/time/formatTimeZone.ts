import { dateFormat } from '../../kit/format/dateFormat.ts';

/** Name of a time zone at an instant: `czas środkowoeuropejski letni`. */
export function formatTimeZone(timeZone: string, at: Date): string {
  const parts = dateFormat({
    timeZone,
    timeZoneName: 'long',
  }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
