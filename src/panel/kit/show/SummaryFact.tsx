import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';

interface SummaryFactProps {
  readonly name: string;
  readonly Icon: SvgIconComponent;
  readonly children: ReactNode;
}

/** A value whose icon says what it is; its name is for screen readers and as a hint. */
export function SummaryFact({ name, Icon, children }: SummaryFactProps) {
  return (
    <Typography
      component="li"
      variant="body2"
      title={name}
      sx={{
        display: 'flex',
        maxWidth: '100%',
        gap: 0.75,
        py: 0.5,
        minWidth: 0,
        listStyle: 'none',
      }}
    >
      {/* On the first line, however many there are. */}
      <Icon aria-hidden sx={{ flexShrink: 0, mt: '1px', fontSize: 18, color: 'text.secondary' }} />
      <span style={visuallyHidden}>{name}: </span>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Typography>
  );
}
