import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface LegendEntry {
  readonly name: string;
  /** Drawn in 20 × 12 pixels. */
  readonly sample: ReactNode;
}

/** Legend that identifies series by shape, not only by colour. */
export function ChartLegend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  return (
    <Stack
      direction="row"
      component="ul"
      sx={{ m: 0, mt: 1, mb: 1, p: 0, flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5 }}
    >
      {entries.map(({ name, sample }) => (
        <Typography
          key={name}
          component="li"
          variant="body2"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, listStyle: 'none', color: 'text.secondary' }}
        >
          <svg width="20" height="12" aria-hidden="true">
            {sample}
          </svg>
          {name}
        </Typography>
      ))}
    </Stack>
  );
}
