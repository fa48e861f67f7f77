import { activeLanguage } from '../../data/language.ts';

const minute = 60_000;
const units = [
  { unit: 'year', length: 365 * 24 * 60 * minute },
  { unit: 'month', length: 30 * 24 * 60 * minute },
  { unit: 'day', length: 24 * 60 * minute },
  { unit: 'hour', length: 60 * minute },
  { unit: 'minute', length: minute },
] as const;

/**
 * How far an instant of the contract is from now, in the largest unit that fits whole: `za 13 dni`, `2 godziny temu`.
 * Never more than is left.
 */
export function formatFromNow(instant: string, now = Date.now()): string {
  const distance = new Date(instant).getTime() - now;
  if (Number.isNaN(distance)) return instant;
  const { unit, length } = units.find(({ length }) => Math.abs(distance) >= length) ?? {
    unit: 'minute',
    length: minute,
  };
  return new Intl.RelativeTimeFormat(activeLanguage()).format(Math.trunc(distance / length), unit);
}
