/**
 * Cards whose ends are in line: two beside each other are as high as each other, a long first one stands beside two
 * short ones, and one that is left over takes its whole line.
 *
 * @param lines how many each card has
 */
export function attentionGrid(lines: readonly number[]) {
  const [first = 0, second = 0, third = 0] = lines;
  // What a card has besides its lines is as high as three of them.
  const isFirstLong = lines.length > 2 && first - second - third >= 2;
  const isOneLeft = (lines.length + (isFirstLong ? 1 : 0)) % 2 === 1;
  return {
    display: 'grid',
    gap: 2,
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& > :first-of-type': { gridRow: { sm: isFirstLong ? 'span 2' : 'auto' } },
    '& > :last-child': { gridColumn: isOneLeft ? '1 / -1' : 'auto' },
  };
}
