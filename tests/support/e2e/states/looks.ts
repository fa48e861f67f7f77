import { type Language, languages } from '../../../../src/contract/Language.ts';
import { allStates } from './allStates.ts';
import type { ScreenState } from './ScreenState.ts';

export interface Look {
  readonly width: 'wide' | 'narrow';
  readonly scheme: 'light' | 'dark';
}

export const widths = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } } as const;

/** The whole cross of states, languages, widths and schemes: it takes ten minutes. */
const isEveryLook = process.env.EVERY_LOOK === '1';

const looks: readonly Look[] = [
  { width: 'wide', scheme: 'light' },
  { width: 'narrow', scheme: 'dark' },
  { width: 'wide', scheme: 'dark' },
  { width: 'narrow', scheme: 'light' },
];

/**
 * In which looks a state is walked: as a Latin square, so that each is seen in each language and in each look, and each
 * language is seen in each look.
 */
export function looksOf(language: Language, state: ScreenState): readonly Look[] {
  if (isEveryLook) return looks;
  const turn = languages.indexOf(language) + allStates.indexOf(state);
  return looks.filter((_, index) => index === turn % looks.length);
}
