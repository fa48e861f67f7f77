import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BackLink } from '../show/BackLink.tsx';

interface FormPageProps {
  readonly title: string;
  /** Where the page leads back to. */
  readonly back: { readonly href: string; readonly label: string };
  /** What to know before filling it in. */
  readonly intro?: string;
  readonly children: ReactNode;
}

/** A page that is a form. */
export function FormPage({ title, back, intro, children }: FormPageProps) {
  return (
    <Stack sx={formSx}>
      <BackLink list={back.href} label={back.label} />
      <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {intro && <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{intro}</Typography>}
      <div>{children}</div>
    </Stack>
  );
}

/** As wide as lines are read well. */
export const formSx = { gap: 2, maxWidth: 840, mx: 'auto', width: '100%' };
