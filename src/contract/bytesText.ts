const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const step = 1024;

/**
 * Size of a file in a language: `47.1 kB`.
 * @param formatOf the language's number format
 */
export function bytesText(
  bytes: number,
  formatOf: (options: Intl.NumberFormatOptions) => Intl.NumberFormat,
): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(step)), units.length - 1);
  const text = formatOf({
    style: 'unit',
    unit: units[power],
    unitDisplay: 'short',
    maximumFractionDigits: power === 0 ? 0 : 1,
  }).format(bytes / step ** power);
  // Keep number and unit on one line.
  return text.replace(' ', '\u00a0');
}
