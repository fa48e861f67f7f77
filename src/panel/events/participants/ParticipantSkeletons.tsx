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
          <Stack sx={{ flexDirection: { sm: 'row' }, alignItems: { sm: 'center' }, columnGap: 3, rowGap: 1 }}>
            <Stack direction="row" sx={{ flex: { sm: '1 1 240px' }, alignItems: 'center', gap: 1.5 }}>
              <Skeleton variant="circular" width={40} height={40} />
              <Stack sx={{ flexGrow: 1 }}>
                <Skeleton width="60%" height={24} />
                <Skeleton width="45%" height={20} />
              </Stack>
            </Stack>
            <Skeleton variant="rounded" height={56} sx={{ flex: { sm: '0 0 340px' } }} />
            <Skeleton width={120} height={44} sx={{ flex: { sm: '1 1 200px' }, maxWidth: 160 }} />
          </Stack>
        </Card>
      ))}
    </>
  );
}
