import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { LoadingNote } from '../../../shell/loading/LoadingNote.tsx';

const cards = ['a', 'b', 'c', 'd'];

export function RecordCardSkeleton() {
  return (
    <>
      <LoadingNote />
      {cards.map((card) => (
        <Card key={card} component="li" sx={{ p: 2 }}>
          <Skeleton width="60%" height={28} />
          <Skeleton width="90%" />
          <Skeleton width="75%" />
          <Skeleton width="80%" />
        </Card>
      ))}
    </>
  );
}
