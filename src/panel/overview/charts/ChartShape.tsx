import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';

/** A chart to come. */
export function ChartShape() {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Skeleton width="48%" height={28} />
      <Skeleton width="72%" />
      <Skeleton variant="rounded" height={264} sx={{ mt: 2, opacity: 0.5 }} />
      <Skeleton width="36%" sx={{ mt: 2 }} />
    </Card>
  );
}
