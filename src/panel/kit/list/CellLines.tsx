import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface CellLinesProps {
  readonly children: ReactNode;
  /** Secondary value, smaller and below. */
  readonly below: ReactNode;
}

/** Two values in one column. */
export function CellLines({ children, below }: CellLinesProps) {
  return (
    // Positioned, so that its visually hidden text stays inside the scrolling table.
    <Box component="span" sx={{ display: 'block', position: 'relative' }}>
      {children}
      <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {below}
      </Typography>
    </Box>
  );
}
