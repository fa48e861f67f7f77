import { expect, test } from 'vitest';
import { attentionGrid } from '../../../src/panel/overview/attention/AttentionSection.tsx';

/** Whether the first card stands beside two, and the last takes a whole line. */
function places(...lines: readonly number[]) {
  const { '& > :first-of-type': first, '& > :last-child': last } = attentionGrid(lines);
  return { isTall: first.gridRow.sm === 'span 2', isWide: last.gridColumn === '1 / -1' };
}

test.each([
  [[1], { isTall: false, isWide: true }],
  [[5, 1], { isTall: false, isWide: false }],
  [[5, 1, 1], { isTall: true, isWide: false }],
  [[2, 2, 2], { isTall: false, isWide: true }],
  [[5, 1, 1, 1], { isTall: true, isWide: true }],
  [[5, 5, 5, 5], { isTall: false, isWide: false }],
  [[5, 3, 1, 1], { isTall: false, isWide: false }],
])('cards of %j lines end in line', (lines, expected) => {
  expect(places(...lines)).toEqual(expected);
});
