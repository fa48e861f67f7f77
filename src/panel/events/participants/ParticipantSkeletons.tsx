import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { LoadingNote } from '../../shell/loading/LoadingNote.tsx';

const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

export function ParticipantSkeletons() {
  return (
    <>
      <LoadingNote />
      {rows.map((row) => (
        <Card key={row} component="li" sx={{ p: 2 }}>
          <Skeleton width="45%" height={28} />
          <Skeleton width="30%" />
          <Skeleton variant="rounded" height={48} sx={{ mt: 1, maxWidth: 360 }} />
        </Card>
      ))}
    </>
  );
}
