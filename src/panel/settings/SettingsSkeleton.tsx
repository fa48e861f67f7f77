import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { LoadingNote } from '../shell/loading/LoadingNote.tsx';

/** Placeholder of a settings tab. */
export function SettingsSkeleton() {
  return (
    <Stack sx={{ gap: 2 }}>
      <LoadingNote />
      {['first', 'second'].map((card) => (
        <Card key={card} sx={{ p: { xs: 2, sm: 3 } }}>
          <Skeleton width={200} height={32} />
          <Skeleton width="60%" />
          <Skeleton variant="rounded" height={40} sx={{ mt: 2, maxWidth: 480 }} />
          <Skeleton variant="rounded" height={40} sx={{ mt: 2, maxWidth: 480 }} />
        </Card>
      ))}
    </Stack>
  );
}
