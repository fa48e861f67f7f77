import { activeLanguage } from '../../data/language.ts';

const second = 1000;
const day = 24 * 60 * 60 * second;
const units = [
  { unit: 'year', length: 365 * day },
  { unit: 'month', length: 30 * day },
  { unit: 'day', length: day },
  { unit: 'hour', length: 60 * 60 * second },
  { unit: 'minute', length: 60 * second },
] as const;

/** Distance of an instant from now in the largest whole unit, rounded down: `za 13 dni`, `2 godziny temu`. */
export function formatFromNow(instant: string, now = Date.now()): string {
  const distance = new Date(instant).getTime() - now;
  if (Number.isNaN(distance)) return instant;
  const fitting = units.find(({ length }) => Math.abs(distance) >= length);
  const { unit, length } = fitting ?? { unit: 'second', length: second };
  return new Intl.RelativeTimeFormat(activeLanguage()).format(Math.trunc(distance / length), unit);
}
