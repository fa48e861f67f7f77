import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { LoadingNote } from '../../shell/loading/LoadingNote.tsx';

const cards = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Cards to come, about as high as cards are. */
export function EventCardSkeletons() {
  return (
    <>
      <LoadingNote />
      {cards.map((card) => (
        <Card key={card} component="li">
          <Skeleton variant="rectangular" height={96} />
          <Box sx={{ p: 2 }}>
            <Skeleton width="70%" height={28} />
            <Skeleton width={96} height={32} />
            <Skeleton width="85%" />
            <Skeleton width="60%" />
            <Skeleton width="50%" />
          </Box>
        </Card>
      ))}
    </>
  );
}
