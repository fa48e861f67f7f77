import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { LoadingNote } from '../shell/loading/LoadingNote.tsx';

const items = ['a', 'b', 'c', 'd', 'e'];

export function NotificationSkeleton() {
  return (
    <>
      <LoadingNote />
      {items.map((item) => (
        <Card key={item} component="li" sx={{ p: 2 }}>
          <Skeleton width="35%" />
          <Skeleton width="80%" height={28} />
        </Card>
      ))}
    </>
  );
}
