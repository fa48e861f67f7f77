import type { Language } from '../../../../src/contract/Language.ts';
import type { Rules } from '../axe.ts';

export interface Look {
  readonly width: 'wide' | 'narrow';
  readonly scheme: 'light' | 'dark';
  readonly rules: Rules;
}

export const widths = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } } as const;

/** The whole cross of languages, widths and schemes, each with all rules: it takes ten minutes. */
const isEveryLook = process.env.EVERY_LOOK === '1';

/**
 * In which looks a state is walked. The first language in each, on a phone and on a desk, light and dark; what
 * light and dark cannot change is not asked twice. Another language changes words and their room, and neither
 * colours nor what is on the page: it is seen on a phone with all rules, half of them in the dark, and on a
 * desk with all but those of colours.
 * @returns each a step from the last; there and back they end in the scheme in which they began
 */
export function looksOf(language: Language, isNarrowFirst: boolean): readonly Look[] {
  const looks = isEveryLook ? every : language === 'pl' ? each : both(language === 'uk' ? 'dark' : 'light');
  return isNarrowFirst ? looks.toReversed() : looks;
}

const each: readonly Look[] = [
  { width: 'wide', scheme: 'light', rules: 'all' },
  { width: 'wide', scheme: 'dark', rules: 'colours' },
  { width: 'narrow', scheme: 'dark', rules: 'all' },
  { width: 'narrow', scheme: 'light', rules: 'colours' },
];
const every = each.map((look): Look => ({ ...look, rules: 'all' }));

const both = (scheme: Look['scheme']): readonly Look[] => [
  { width: 'wide', scheme, rules: 'words' },
  { width: 'narrow', scheme, rules: 'all' },
];
