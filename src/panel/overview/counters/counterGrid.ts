/** The last of the seven fills the rest of its row. */
export const counterGrid = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, 1fr)', lg: 'repeat(7, 1fr)' },
  '& > :last-child': { gridColumn: { xs: 'span 2', lg: 'auto' } },
  m: 0,
  p: 0,
  listStyle: 'none',
};
