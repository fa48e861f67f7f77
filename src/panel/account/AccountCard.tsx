import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface AccountCardProps {
  readonly title: string;
  readonly intro: string;
  readonly children: ReactNode;
  /** Links below the card. */
  readonly links?: ReactNode;
}

/** Page with a short form for visitors. */
export function AccountCard({ title, intro, children, links }: AccountCardProps) {
  return (
    <Box sx={{ maxWidth: 440, mx: 'auto', py: { sm: 3, md: 6 } }}>
      <Card sx={{ p: { xs: 3, sm: 4 } }}>
        <Typography variant="h1" tabIndex={-1} gutterBottom>
          {title}
        </Typography>
        <Typography sx={{ mb: 3, color: 'text.secondary', overflowWrap: 'anywhere' }}>{intro}</Typography>
        {children}
      </Card>
      {links}
    </Box>
  );
}
