import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { LoadingNote } from '../../shell/loading/LoadingNote.tsx';
import { rowSx } from './rowSx.ts';

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
