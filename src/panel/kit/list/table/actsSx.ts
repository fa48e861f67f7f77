/** Of the column of acts, which is in sight also where the table is wider than its place. */
export const actsSx = {
  position: 'sticky',
  right: 0,
  // No border: those of a table do not stay with a cell that does.
  boxShadow: 'inset 1px 0 var(--mui-palette-divider)',
  bgcolor: 'background.paper',
  px: 1.5,
  py: 1,
  whiteSpace: 'nowrap',
} as const;
