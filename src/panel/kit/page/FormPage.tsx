import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BackLink } from '../show/BackLink.tsx';
import { CardShape } from '../show/CardShape.tsx';
import { BarShape } from '../show/ShowPage.tsx';

interface FormPageProps {
  readonly title: string;
  /** Where the back link leads. */
  readonly back: { readonly href: string; readonly label: string };
  /** Introduction above the form. */
  readonly intro?: string;
  readonly children: ReactNode;
}

/** A page with one form. */
export function FormPage({ title, back, intro, children }: FormPageProps) {
  return (
    <Stack sx={formSx}>
      <BackLink list={back.href} label={back.label} />
      <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {intro && <Typography sx={{ color: 'text.secondary', maxWidth: '39em' }}>{intro}</Typography>}
      <div>{children}</div>
    </Stack>
  );
}

/** A readable line length. */
export const formSx = { gap: 2, maxWidth: 840, mx: 'auto', width: '100%' };

/** Placeholder of a form page. */
export function FormShape() {
  return (
    <Stack sx={formSx}>
      <BarShape />
      <Skeleton width={280} height={36} sx={{ maxWidth: '100%' }} />
      <CardShape lines={8} />
    </Stack>
  );
}
