import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { BarShape } from '../../kit/show/BarShape.tsx';
import { CardShape } from '../../kit/show/CardShape.tsx';

/** The form of an event to come. */
export function EventFormShape() {
  return (
    <Stack sx={{ gap: 2, maxWidth: 840, mx: 'auto', width: '100%' }}>
      <BarShape />
      <Skeleton width={280} height={36} sx={{ maxWidth: '100%' }} />
      <CardShape lines={8} />
    </Stack>
  );
}
