import type { ScreenState } from './ScreenState.ts';

/**
 * In an order in which hardly any page follows itself, so that each comes anew without stepping aside. States of
 * one page stay in their order.
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
