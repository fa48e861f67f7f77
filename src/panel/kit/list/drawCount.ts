import { activeLanguage } from '../../data/language.ts';
import { formatNumber } from '../format/formatNumber.ts';

/** A number for each form that a text takes with whole numbers, in any of our languages. */
export const sampleCounts: readonly number[] = [1, 2, 5];

/**
 * How many the list has, in the words of a text with one of the samples.
 * @param texts with each of `sampleCounts`
 */
export function drawCount(texts: readonly string[], total: number): string {
  const rules = new Intl.PluralRules(activeLanguage());
  const place = sampleCounts.findIndex((sample) => rules.select(sample) === rules.select(total));
  return texts[place]?.replace(String(sampleCounts[place]), formatNumber(total)) ?? '';
}
