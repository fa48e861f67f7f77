import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Overview } from '../Overview.ts';
import { OverviewSection } from '../OverviewSection.tsx';
import { chartGrid } from './chartGrid.ts';
import { EventsChart } from './EventsChart.tsx';
import { VolunteersChart } from './VolunteersChart.tsx';

export function ChartSection({ series }: Pick<Overview, 'series'>) {
  const translate = useTranslate();
  return (
    <OverviewSection title={translate('overview.charts.title')}>
      <Box sx={chartGrid}>
        <VolunteersChart rows={series.volunteersByMonth} />
        <EventsChart rows={series.eventsByMonth} />
      </Box>
    </OverviewSection>
  );
}
