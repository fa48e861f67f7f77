import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { BackLink } from '../../kit/show/BackLink.tsx';
import type { Event } from '../Event.ts';
import { useFormIntro } from './useFormIntro.ts';

interface EventFormPageProps {
  readonly title: string;
  /** Where the page leads back to. */
  readonly back: { readonly href: string; readonly label: string };
  /** Missing for a new one. */
  readonly event?: Event;
  readonly children: ReactNode;
}

/** What the pages of the event's form have in common. */
export function EventFormPage({ title, back, event, children }: EventFormPageProps) {
  const intro = useFormIntro(event);
  return (
    <Stack sx={{ gap: 2, maxWidth: 840, mx: 'auto', width: '100%' }}>
      <BackLink list={back.href} label={back.label} />
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>{intro}</Typography>
      <div>{children}</div>
    </Stack>
  );
}
