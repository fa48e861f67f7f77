/**
 * Whole numbers to be written on an axis, from 0 to at least `max`, four steps at most.
 *
 * @example niceTicks(64) // [0, 20, 40, 60, 80]
 */
export function niceTicks(max: number): number[] {
  const step = niceStep(Math.max(max, 1) / 4);
  const count = Math.ceil(Math.max(max, 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** The next of 1, 2, 5, 10, 20, 50 … */
function niceStep(atLeast: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(atLeast)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= atLeast) ?? 10 * power;
}
