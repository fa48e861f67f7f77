import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FieldGridProps {
  /** One column, however much room there is. */
  readonly narrow: boolean;
  readonly children: ReactNode;
}

/** Where a feature brings its own input with choices, which the contract does not know. */
const choices = 'fieldset.MuiFormControl-root';

/**
 * Two columns where there is room for them, and a row of its own for what is marked as wide. It is the grid's own width
 * that counts, not the window's.
 */
export function FieldGrid({ narrow, children }: FieldGridProps) {
  const columns = 'repeat(2, minmax(0, 1fr))';
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@container (min-width: 35rem)': narrow ? {} : { gridTemplateColumns: columns },
          [`& > [data-wide], & > :has(${choices})`]: { gridColumn: '1 / -1' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
