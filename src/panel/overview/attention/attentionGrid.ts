/**
 * Grid that aligns the cards' ends: two in a row have the same height, a long first one spans two short ones,
 * and a single last one spans its row.
 *
 * @param lines number of lines per card
 */
export function attentionGrid(lines: readonly number[]) {
  const [first = 0, second = 0, third = 0] = lines;
  // A card's frame is about as high as three lines.
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
