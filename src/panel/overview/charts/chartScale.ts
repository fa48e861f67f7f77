import { niceTicks } from './niceTicks.ts';

/** Where things stand in a chart, in pixels. */
export interface ChartScale {
  readonly width: number;
  readonly ticks: readonly number[];
  /** Width of a month. */
  readonly band: number;
  /** Middle of the month with that index. */
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly left: number;
  readonly bottom: number;
  /** Whether there is room for the month's name; the last month always has it. */
  readonly isNamed: (index: number) => boolean;
}

/** Of the part where values are drawn, with room for a number above the highest; below are the names of months. */
export const plot = { top: 24, left: 40, right: 8, height: 180 };

/** As wide as the longest short name of a month in our languages. */
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
