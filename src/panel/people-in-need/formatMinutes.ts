import { numberFormat } from '../kit/format/formatNumber.ts';

/** @example formatMinutes(150) // '2 godz. 30 min' */
export function formatMinutes(minutes: number): string {
  const inUnit = (unit: string) => numberFormat({ style: 'unit', unit, unitDisplay: 'short' });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return inUnit('minute').format(rest);
  const whole = inUnit('hour').format(hours);
  return rest === 0 ? whole : `${whole} ${inUnit('minute').format(rest)}`;
}
