import { StartError } from '../../src/server/core/config/StartError.ts';

/**
 * @param text may have underscores, as in 100_000
 * @throws {StartError} naming the option and the accepted values
 */
export function readWholeNumber(
  option: string,
  text: string,
  { least = 1, most = 10_000_000 }: { least?: number; most?: number } = {},
): number {
  const digits = text.replaceAll('_', '');
  const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new StartError(
    `${option} takes a whole number from ${least} to ${Math.floor(most)}, not ${JSON.stringify(text)}.`,
  );
}
