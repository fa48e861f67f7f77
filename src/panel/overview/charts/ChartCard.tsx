import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';

interface ChartCardProps {
  readonly title: string;
  readonly legend: ReactNode;
  readonly chart: ReactNode;
  /** The same data as a table. */
  readonly table: ReactNode;
}

/** A chart with title and legend, and the same data as a table. */
export function ChartCard({ title, legend, chart, table }: ChartCardProps) {
  const translate = useTranslate();
  return (
    <Card
      component="figure"
      sx={{ display: 'flex', flexDirection: 'column', m: 0, p: { xs: 2, sm: 3 }, pb: { xs: 1, sm: 2 } }}
    >
      <figcaption>
        <Typography variant="h2" component="h3">
          {title}
        </Typography>
        {legend}
      </figcaption>
      {chart}
      <Box component="details" sx={{ mt: 'auto', pt: 1 }}>
        <Box
          component="summary"
          sx={{
            cursor: 'pointer',
            py: 1.25,
            color: 'primary.main',
            typography: 'body2',
            fontWeight: 500,
            '&:focus-visible': { outline: '2px solid', outlineOffset: 2 },
          }}
        >
          {translate('overview.charts.table')}
        </Box>
        {table}
      </Box>
    </Card>
  );
}
