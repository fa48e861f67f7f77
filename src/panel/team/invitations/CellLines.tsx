import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface CellLinesProps {
  readonly children: ReactNode;
  /** What belongs to it, smaller and below. */
  readonly below: ReactNode;
}

/** Two values in the room of one column. */
export function CellLines({ children, below }: CellLinesProps) {
  return (
    // Positioned, so that what only screen readers see in it stays inside of a table that is scrolled.
    <Box component="span" sx={{ display: 'block', position: 'relative' }}>
      {children}
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {below}
      </Typography>
    </Box>
  );
}
