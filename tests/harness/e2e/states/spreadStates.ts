import type { ScreenState } from './ScreenState.ts';

/**
 * Reorders states so that a page rarely follows itself, which would need a detour to remount it. States of
 * one page keep their order.
 */
export function spreadStates(states: readonly ScreenState[]): readonly ScreenState[] {
  const left = Object.values(Object.groupBy(states, ({ path }) => path ?? 'nowhere')).map((own = []) => [
    ...own,
  ]);
  const spread: ScreenState[] = [];
  while (spread.length < states.length) {
    const last = spread.at(-1);
    left.sort((one, other) => other.length - one.length);
    const own = left.find(([next]) => next && next.path !== last?.path) ?? left[0];
    const next = own?.shift();
    if (!next) break;
    spread.push(next);
  }
  return spread;
}
