import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { components } from '../../contract/generated/types.ts';

interface OverviewSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function OverviewSection({ title, children }: OverviewSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

export type Overview = components['schemas']['Overview'];
