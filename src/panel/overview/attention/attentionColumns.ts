/** Cards of very different heights stand below each other in two columns, and leave no holes. */
export function attentionColumns(cards: number) {
  return {
    columnCount: { md: Math.min(cards, 2) },
    columnGap: 2,
    '& > *': { breakInside: 'avoid' },
    '& > :not(:last-child)': { mb: 2 },
  };
}
