import { expect, test } from 'vitest';
import { languages } from '../../../../src/contract/Language.ts';
import { startLanguage } from '../../../../src/panel/data/language.ts';
import { formatCount, sampleCounts } from '../../../../src/panel/kit/list/formatCount.ts';
import { translator } from '../../../../src/server/core/texts/translator.ts';

test.for(languages)('any number is told as the panel tells it, in %s', (language) => {
  startLanguage(language);
  const text = translator(language);
  const tell = (count: number) => text('volunteers.count', { smart_count: count });
  const samples = sampleCounts.map(tell);
  for (const count of [1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 112, 1000, 1234, 12_345, 100_001]) {
    expect(formatCount(samples, count)).toBe(tell(count));
  }
});
