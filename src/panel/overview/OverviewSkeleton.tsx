import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { CardShape } from '../kit/show/CardShape.tsx';
import { LoadingNote } from '../shell/loading/LoadingNote.tsx';
import { attentionGrid } from './attention/attentionGrid.ts';
import { ChartShape } from './charts/ChartShape.tsx';
import { chartGrid } from './charts/chartGrid.ts';
import { CounterShape } from './counters/CounterShape.tsx';
import { counterGrid } from './counters/counterGrid.ts';
import { counters } from './counters/counters.ts';

/** The page to come, in about its own size. */
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
