import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { BarShape } from './BarShape.tsx';
import { CardShape } from './CardShape.tsx';
import { TabBarShape } from './TabBarShape.tsx';

/** A profile to come. */
export function ProfileShape() {
  return (
    <>
      <BarShape />
      <Card sx={{ p: { xs: 2, sm: 3 }, display: 'flex', gap: { xs: 2, sm: 3 }, alignItems: 'center' }}>
        <Skeleton variant="circular" width={64} height={64} sx={{ flexShrink: 0 }} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton width="40%" height={36} />
          <Skeleton width="65%" height={28} />
        </Box>
      </Card>
      <TabBarShape />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <CardShape lines={7} />
        <CardShape lines={5} />
      </Box>
    </>
  );
}
