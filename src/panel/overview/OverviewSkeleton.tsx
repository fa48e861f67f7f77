import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { LoadingNote } from '../shell/loading/LoadingNote.tsx';
import { attentionColumns } from './attention/attentionColumns.ts';
import { chartGrid } from './charts/chartGrid.ts';
import { counterGrid } from './counters/counterGrid.ts';

const counters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The page to come, in about its own size. */
export function OverviewSkeleton() {
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <LoadingNote />
      <div>
        <Skeleton width={240} height={36} />
        <Box sx={attentionColumns(2)}>
          <Skeleton variant="rounded" height={212} />
          <Skeleton variant="rounded" height={212} />
        </Box>
      </div>
      <div>
        <Skeleton width={240} height={36} />
        <Box sx={counterGrid}>
          {counters.map((counter) => (
            <Skeleton key={counter} variant="rounded" height={116} />
          ))}
        </Box>
      </div>
      <Box sx={chartGrid}>
        <Skeleton variant="rounded" height={400} />
        <Skeleton variant="rounded" height={400} />
      </Box>
    </Stack>
  );
}
