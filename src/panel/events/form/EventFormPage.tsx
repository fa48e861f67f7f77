import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PublishableEventForm } from '../../../contract/generated/forms/PublishableEvent.ts';
import { BackLink } from '../../kit/show/BackLink.tsx';
import { useContractTexts } from '../../kit/text/useContractTexts.ts';

interface EventFormPageProps {
  readonly title: string;
  /** Where the page leads back to. */
  readonly back: { readonly href: string; readonly label: string };
  /** Whether it is about an event that is not published yet. */
  readonly isDraft: boolean;
  readonly children: ReactNode;
}

const needed = PublishableEventForm.schema.required ?? [];

/** What the pages of the event's form have in common; of a draft, what it takes to publish it. */
export function EventFormPage({ title, back, isDraft, children }: EventFormPageProps) {
  const translate = useTranslate();
  const { field: nameOf } = useContractTexts();
  return (
    <Stack sx={{ gap: 2, maxWidth: 840, mx: 'auto', width: '100%' }}>
      <BackLink list={back.href} label={back.label} />
      <Typography variant="h1" tabIndex={-1}>
        {title}
      </Typography>
      {isDraft && (
        <Typography sx={{ color: 'text.secondary', maxWidth: '70ch' }}>
          {translate('events.form.intro', { fields: needed.map(nameOf).join(', ') })}
        </Typography>
      )}
      <div>{children}</div>
    </Stack>
  );
}
