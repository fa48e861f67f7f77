import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StatePageProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  /** More text, below. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
}

/** A page with a single message and its next steps. */
export function StatePage({ picture, title, text, children, actions }: StatePageProps) {
  return (
    <Stack
      sx={{
        alignItems: 'center',
        textAlign: 'center',
        gap: 2,
        py: { xs: 4, md: 8 },
        mx: 'auto',
        maxWidth: 560,
      }}
    >
      {picture}
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
