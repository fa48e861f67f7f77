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
 * colours nor what is on the page: it is seen on a phone, where room is scarce, with all rules, and one of them, in
 * the dark, on a desk with all but those of colours.
 * @returns each a step from the last; there and back they end in the scheme in which they began
 */
export function looksOf(language: Language, isNarrowFirst: boolean): readonly Look[] {
  const looks = isEveryLook ? every : (chosen[language] ?? onPhone);
  return isNarrowFirst ? looks.toReversed() : looks;
}

const each: readonly Look[] = [
  { width: 'wide', scheme: 'light', rules: 'all' },
  { width: 'wide', scheme: 'dark', rules: 'colours' },
  { width: 'narrow', scheme: 'dark', rules: 'all' },
  { width: 'narrow', scheme: 'light', rules: 'colours' },
];
const every = each.map((look): Look => ({ ...look, rules: 'all' }));

const inTheDark: readonly Look[] = [
  { width: 'wide', scheme: 'dark', rules: 'words' },
  { width: 'narrow', scheme: 'dark', rules: 'all' },
];

const onPhone: readonly Look[] = [{ width: 'narrow', scheme: 'light', rules: 'all' }];

const chosen: Readonly<Partial<Record<Language, readonly Look[]>>> = { pl: each, uk: inTheDark };
