import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldGridProps {
  /** One column, however much room there is. */
  readonly narrow: boolean;
  readonly children: ReactNode;
}

/** Four columns where there is room for them. It is the grid's own width that counts, not the window's. */
export function FieldGrid({ narrow, children }: FieldGridProps) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          '& > *': { gridColumn: '1 / -1' },
          ...(!narrow && {
            '@container (min-width: 560px)': {
              gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
              '& > *': { gridColumn: 'var(--columns)' },
            },
          }),
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
