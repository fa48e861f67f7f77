import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface StateBlockProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The next step. */
  readonly children?: ReactNode;
}

/** Replaces missing content: the reason and the next step. */
export function StateBlock({ picture, title, text, children }: StateBlockProps) {
  return (
    <Stack
      role="status"
      sx={{ alignItems: 'center', textAlign: 'center', gap: 1, px: 2, py: { xs: 4, md: 6 } }}
    >
      {picture}
      <Typography variant="h2" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '29em', textWrap: 'balance' }}>{text}</Typography>
      {children && (
        <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap', justifyContent: 'center' }}>
          {children}
        </Stack>
      )}
    </Stack>
  );
}
