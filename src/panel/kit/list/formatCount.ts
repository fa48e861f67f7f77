import { activeLanguage } from '../../data/language.ts';
import { formatNumber } from '../format/formatNumber.ts';

/** One number for each plural form of whole numbers in any of our languages. */
export const sampleCounts: readonly number[] = [1, 2, 5];

/**
 * The record count, built from the sample text with the same plural form.
 * @param texts one for each of `sampleCounts`
 */
export function formatCount(texts: readonly string[], total: number): string {
  const rules = new Intl.PluralRules(activeLanguage());
  const place = sampleCounts.findIndex((sample) => rules.select(sample) === rules.select(total));
  return texts[place]?.replace(String(sampleCounts[place]), formatNumber(total)) ?? '';
}
