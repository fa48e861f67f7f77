/**
 * @param format of numbers in the reader's language
 * @example minutesText(150, (options) => new Intl.NumberFormat('pl', options)) // '2 godz. 30 min'
 */
export function minutesText(
  minutes: number,
  format: (options: Intl.NumberFormatOptions) => Intl.NumberFormat,
): string {
  const inUnit = (unit: string) => format({ style: 'unit', unit, unitDisplay: 'short' });
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return inUnit('minute').format(rest);
  const whole = inUnit('hour').format(hours);
  return rest === 0 ? whole : `${whole} ${inUnit('minute').format(rest)}`;
}
