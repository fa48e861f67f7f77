import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CardShape } from '../kit/show/CardShape.tsx';
import { LoadingNote } from '../shell/loading/LoadingNote.tsx';
import { attentionGrid } from './attention/attentionGrid.ts';
import { chartGrid } from './charts/chartGrid.ts';
import { counterGrid } from './counters/counterGrid.ts';
import { counters } from './counters/counters.ts';

/** Placeholder of about the page's size. */
export function OverviewSkeleton() {
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <LoadingNote />
      <div>
        <Skeleton width={240} height={36} />
        <Box sx={attentionGrid([5, 5])}>
          <CardShape lines={5} />
          <CardShape lines={5} />
        </Box>
      </div>
      <div>
        <Skeleton width={240} height={36} />
        <Box component="ul" aria-hidden sx={counterGrid}>
          {counters.map(({ name }) => (
            <CounterShape key={name} />
          ))}
        </Box>
      </div>
      <Box sx={chartGrid}>
        <ChartShape />
        <ChartShape />
      </Box>
    </Stack>
  );
}

function CounterShape() {
  return (
    <Card component="li" sx={{ p: 2, minHeight: 116 }}>
      <Skeleton variant="circular" width={24} height={24} />
      <Skeleton width={48} height={36} />
      <Skeleton width="80%" />
    </Card>
  );
}

function ChartShape() {
  return (
    <Card sx={{ p: { xs: 2, sm: 3 } }}>
      <Skeleton width="48%" height={28} />
      <Skeleton width="72%" />
      <Skeleton variant="rounded" height={264} sx={{ mt: 2, opacity: 0.5 }} />
      <Skeleton width="36%" sx={{ mt: 2 }} />
    </Card>
  );
}
