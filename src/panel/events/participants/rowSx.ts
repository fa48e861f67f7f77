/** Where the parts of a participant's row stand, so that they are in line from row to row. */
export const rowSx = {
  display: 'grid',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 2, md: 3 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, 1fr) 18.75rem minmax(9rem, auto)',
    md: 'minmax(0, 4fr) 20rem minmax(0, 3fr) minmax(9rem, auto)',
  },
  gridTemplateAreas: {
    xs: '"who tool" "status status" "note note"',
    sm: '"who status tool" "note note note"',
    md: '"who status note tool"',
  },
};
