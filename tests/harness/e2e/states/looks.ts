import { type Language, languages } from '../../../../src/contract/Language.ts';
import { allStates } from './allStates.ts';
import { actionStates } from './pageStates.ts';
import type { ScreenState } from './ScreenState.ts';

export interface Look {
  readonly width: 'wide' | 'narrow';
  readonly scheme: 'light' | 'dark';
}

export const widths = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } } as const;

/** All combinations of states, languages, widths and schemes: takes ten minutes. */
export const isEveryLook = process.env.EVERY_LOOK === '1';

const looks: readonly Look[] = [
  { width: 'wide', scheme: 'light' },
  { width: 'narrow', scheme: 'dark' },
  { width: 'wide', scheme: 'dark' },
  { width: 'narrow', scheme: 'light' },
];

/**
 * The looks in which a state is tested, in one language each: a page wide and narrow, once light and once dark, and what opens on
 * one in one of them by turns, so that each language occurs with each look. `translations.test.ts` and `pseudoLanguage.test.ts`
 * find differences between languages.
 */
export function looksOf(language: Language, state: ScreenState): readonly Look[] {
  if (isEveryLook) return looks.filter(({ width }) => !state.isNarrow || width === 'narrow');
  const at = allStates.indexOf(state);
  if (language !== languages[at % languages.length]) return [];
  const isFirstPair = Math.floor(at / languages.length) % 2 === 0;
  const pair = isFirstPair ? looks.slice(0, 2) : looks.slice(2);
  const turn = Math.floor(at / languages.length / 2) % 2;
  const own = actionStates.includes(state) ? pair.slice(turn, turn + 1) : pair;
  return state.isNarrow ? own.map(({ scheme }) => ({ width: 'narrow', scheme })) : own;
}
