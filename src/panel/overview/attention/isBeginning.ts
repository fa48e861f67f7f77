import type { Overview } from '../Overview.ts';

/** Whether a foundation has nothing but its team: no people and no published events. */
export function isBeginning({ coordinators: _, ...counters }: Overview['counters']): boolean {
  return Object.values(counters).every((count) => count === 0);
}
