import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';

interface SummaryFactProps {
  readonly name: string;
  readonly Icon: SvgIconComponent;
  readonly children: ReactNode;
}

/** A value with an icon; its name is for screen readers and the tooltip. */
export function SummaryFact({ name, Icon, children }: SummaryFactProps) {
  return (
    <Box component="li" title={name} sx={factSx}>
      <Icon aria-hidden />
      <span style={visuallyHidden}>{name}: </span>
      <span>{children}</span>
    </Box>
  );
}

const factSx = {
  display: 'flex',
  maxWidth: '100%',
  gap: 0.75,
  py: 0.5,
  minWidth: 0,
  listStyle: 'none',
  typography: 'body2',
  // Aligned with the first line.
  '& > svg': { flexShrink: 0, mt: '1px', fontSize: 18, color: 'text.secondary' },
  // Balanced, so that a date is not separated from its time.
  '& > span': { minWidth: 0, overflowWrap: 'anywhere', textWrap: 'balance' },
};
