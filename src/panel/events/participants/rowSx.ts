/** Where the parts of a participant's row stand, so that they are in line from row to row. */
export const rowSx = {
  display: 'grid',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 2, md: 3 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    // Where somebody reads twice as large, a name keeps its room and the buttons give of theirs.
    sm: 'minmax(11rem, 1fr) minmax(0, 18.75rem) minmax(9rem, auto)',
    md: 'minmax(11rem, 4fr) minmax(0, 20rem) minmax(0, 3fr) minmax(9rem, auto)',
  },
  gridTemplateAreas: {
    xs: '"who tool" "status status" "note note"',
    sm: '"who status tool" "note note note"',
    md: '"who status note tool"',
  },
};
