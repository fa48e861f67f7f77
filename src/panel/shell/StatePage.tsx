import type { SvgIconComponent } from '@mui/icons-material';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StatePageProps {
  readonly Icon: SvgIconComponent;
  readonly title: string;
  readonly text: string;
  /** More to read, below the text. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A page that says one thing: what happened, and where to go from here. */
export function StatePage({ Icon, title, text, children, actions }: StatePageProps) {
  return (
    <Stack
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 2,
        py: { xs: 6, md: 10 },
        mx: 'auto',
        maxWidth: 560,
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 96,
          height: 96,
          mb: 1,
          borderRadius: '50%',
          color: 'primary.main',
          bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 12%, transparent)',
        }}
      >
        <Icon sx={{ fontSize: 44 }} />
      </Box>
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere', textWrap: 'balance' }}>
        {text}
      </Typography>
      {children}
      {actions && (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
