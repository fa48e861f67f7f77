import Stack from '@mui/material/Stack';
import { LoadFailure } from '../kit/state/LoadFailure.tsx';
import { AttentionSection } from './attention/AttentionSection.tsx';
import { ChartSection } from './charts/ChartSection.tsx';
import { CounterSection } from './counters/CounterSection.tsx';
import { Greeting } from './Greeting.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { useOverview } from './useOverview.ts';

/** What a day begins with: what needs you, how the foundation stands, how it grows. */
export default function OverviewPage() {
  const { data, error, refetch } = useOverview();
  return (
    <Stack sx={{ gap: { xs: 3, md: 4 } }}>
      <Greeting />
      {data && (
        <>
          <AttentionSection attention={data.attention} counters={data.counters} />
          <CounterSection counters={data.counters} />
          <ChartSection series={data.series} />
        </>
      )}
      {!data && (error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <OverviewSkeleton />)}
    </Stack>
  );
}
