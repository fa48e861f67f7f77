import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** A counter to come. */
export function CounterShape() {
  return (
    <Card component="li" sx={{ p: 2, minHeight: 116 }}>
      <Skeleton variant="circular" width={24} height={24} />
      <Skeleton width={48} height={36} />
      <Skeleton width="80%" />
    </Card>
  );
}
