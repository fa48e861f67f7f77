import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { BarShape } from '../../kit/show/BarShape.tsx';
import { CardShape } from '../../kit/show/CardShape.tsx';
import { TabBarShape } from '../../kit/show/TabBarShape.tsx';
import { coverGrid, coverPlace } from './coverGrid.ts';
import { overviewGrid } from './overviewGrid.ts';

/** An event's page to come. */
export function EventShape() {
  return (
    <>
      <BarShape />
      <Card sx={coverGrid}>
        <Skeleton variant="rectangular" sx={coverPlace} />
        <Box sx={{ p: { xs: 2, sm: 3 } }}>
          <Skeleton width={96} height={28} />
          <Skeleton width="55%" height={40} />
          <Skeleton width="30%" height={36} />
          <Skeleton width="36%" height={36} />
          <Skeleton variant="rounded" width={280} height={44} sx={{ mt: 2, maxWidth: '100%' }} />
        </Box>
      </Card>
      <TabBarShape />
      <Box sx={overviewGrid}>
        <CardShape lines={6} />
        <Stack sx={{ gap: 2 }}>
          <CardShape lines={1} />
          <CardShape lines={3} />
        </Stack>
      </Box>
    </>
  );
}
