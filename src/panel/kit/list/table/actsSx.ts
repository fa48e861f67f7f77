/** Of the column of acts, which is in sight also where the table is wider than its place. */
export const actsSx = {
  position: 'sticky',
  right: 0,
  borderLeft: 1,
  borderLeftColor: 'divider',
  bgcolor: 'background.paper',
  px: 1.5,
  py: 1,
  whiteSpace: 'nowrap',
} as const;
