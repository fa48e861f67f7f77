/** Geometry of a chart, in pixels. */
export interface ChartScale {
  readonly width: number;
  readonly ticks: readonly number[];
  /** Width of a month. */
  readonly band: number;
  /** Horizontal centre of the month with that index. */
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly left: number;
  readonly bottom: number;
  /** Whether there is room for the month's name; the last month always has one. */
  readonly isNamed: (index: number) => boolean;
}

/** Plot area, with room for a number above the highest value; month names are below. */
export const plot = { top: 24, left: 40, right: 8, height: 180 };

/** Width of the longest short month name in our languages. */
const nameWidth = 44;

export function chartScale(width: number, months: number, max: number): ChartScale {
  const ticks = niceTicks(max);
  const highest = ticks.at(-1) ?? 1;
  const band = Math.max(0, width - plot.left - plot.right) / Math.max(months, 1);
  const bottom = plot.top + plot.height;
  const every = Math.max(1, Math.ceil(nameWidth / Math.max(band, 1)));
  return {
    width,
    ticks,
    band,
    x: (index) => plot.left + band * (index + 0.5),
    y: (value) => bottom - (value / highest) * plot.height,
    left: plot.left,
    bottom,
    isNamed: (index) => (months - 1 - index) % every === 0,
  };
}

/**
 * Integer axis ticks from 0 to at least `max`, four steps at most.
 *
 * @example niceTicks(64) // [0, 20, 40, 60, 80]
 */
export function niceTicks(max: number): number[] {
  const step = niceStep(Math.max(max, 1) / 4);
  const count = Math.ceil(Math.max(max, 1) / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Rounds up to 1, 2, 5, 10, 20, 50 … */
function niceStep(atLeast: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(atLeast)));
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => step >= atLeast) ?? 10 * power;
}
