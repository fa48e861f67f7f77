import { describe, expect, test } from 'vitest';
import { chartScale, niceTicks, plot } from '../../../src/panel/overview/charts/chartScale.ts';

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [4, [0, 1, 2, 3, 4]],
  [9, [0, 5, 10]],
  [64, [0, 20, 40, 60, 80]],
  [100_000, [0, 50_000, 100_000]],
])('up to %i the axis tells %j', (max, ticks) => expect(niceTicks(max)).toEqual(ticks));

describe('where things stand', () => {
  test('nothing is outside of the drawing, whatever its width', () => {
    for (const width of [240, 296, 1200]) {
      const { x, y, band } = chartScale(width, 12, 71);
      expect(x(0) - band / 2).toBeCloseTo(plot.left);
      expect(x(11) + band / 2).toBeCloseTo(width - plot.right);
      expect(y(0)).toBe(plot.top + plot.height);
      expect(y(71)).toBeGreaterThanOrEqual(plot.top);
    }
  });

  test('names of months keep apart, and the last is always there', () => {
    const named = (width: number) => {
      const { isNamed } = chartScale(width, 12, 10);
      return Array.from({ length: 12 }, (_, index) => index).filter(isNamed);
    };
    expect(named(1200)).toHaveLength(12);
    expect(named(296)).toEqual([2, 5, 8, 11]);
  });
});
