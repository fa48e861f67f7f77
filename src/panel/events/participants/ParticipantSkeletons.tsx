import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { LoadingNote } from '../../shell/loading/LoadingNote.tsx';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ParticipantSkeletons() {
  return (
    <>
      <LoadingNote />
      {rows.map((row) => (
        <Card key={row} component="li" sx={{ p: { xs: 1.5, sm: 2 }, listStyle: 'none' }}>
          <Box sx={rowSx}>
            <Stack direction="row" sx={{ gridArea: 'who', alignItems: 'center', gap: 1.5 }}>
              <Skeleton variant="circular" width={40} height={40} />
              <Stack sx={{ flexGrow: 1 }}>
                <Skeleton width="60%" height={24} />
                <Skeleton width="45%" height={20} />
              </Stack>
            </Stack>
            <Skeleton variant="rounded" height={56} sx={{ gridArea: 'status', mt: { xs: 1, sm: 0 } }} />
          </Box>
        </Card>
      ))}
    </>
  );
}

/** Grid of a participant's row, so that columns line up between rows. */
export const rowSx = {
  display: 'grid',
  alignItems: 'center',
  columnGap: { xs: 1, sm: 2, md: 3 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    // With large fonts the name keeps its width and the buttons shrink.
    sm: 'minmax(11rem, 1fr) minmax(0, 18.75rem) minmax(9rem, auto)',
    md: 'minmax(11rem, 4fr) minmax(0, 20rem) minmax(0, 3fr) minmax(9rem, auto)',
  },
  gridTemplateAreas: {
    xs: '"who tool" "status status" "note note"',
    sm: '"who status tool" "note note note"',
    md: '"who status note tool"',
  },
};
