import { describe, expect, test } from 'vitest';
import { createPanelTheme, darkPalette, lightPalette } from '../../../src/panel/app/theme.ts';

describe('the look', () => {
  const theme = createPanelTheme();

  test('has the breakpoints of the customer', () => {
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 768, md: 1024, lg: 1266, xl: 1536 });
  });

  test('is set in Roboto', () => {
    for (const variant of ['body1', 'body2', 'button', 'h1', 'h2', 'h3'] as const) {
      expect(theme.typography[variant].fontFamily, variant).toMatch(/^Roboto\b/);
    }
  });
});

test.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('the primary colour is a teal when it is %s', (_, { primary }) => {
  const colour = primary && 'main' in primary ? primary.main : '';
  // Teal is between green and cyan.
  expect(hueOf(colour)).toBeGreaterThan(165);
  expect(hueOf(colour)).toBeLessThan(185);
});

/** In degrees, of a colour such as `#0f766e`. */
function hueOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
}
