/**
 * On a phone one row over the full width of its place, which is moved by the finger; padding keeps the focus ring
 * visible. Wraps where there is room.
 */
export const scrollingRowSx = {
  gap: 1,
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  my: -0.5,
  py: 0.5,
  '& > *': { flexShrink: 0 },
} as const;
