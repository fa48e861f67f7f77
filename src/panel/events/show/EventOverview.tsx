import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { LongTextValue } from '../../kit/field/FieldValue.tsx';
import { useContractTexts } from '../../kit/text/useContractTexts.ts';
import type { Event } from '../Event.ts';
import { EventPlaces } from '../EventPlaces.tsx';
import { CreatorContact } from './CreatorContact.tsx';
import { FirstParticipants } from './FirstParticipants.tsx';

/** The most important information beside the details, if there is room for both. */
export const overviewGrid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
  // Tab order follows the visual order, which differs from the order on a phone.
  readingFlow: { md: 'grid-columns' },
};

/** What a coordinator needs on the day. */
export function EventOverview({ event }: { readonly event: Event }) {
  const translate = useTranslate();
  const { choice } = useContractTexts();
  return (
    <Box sx={overviewGrid}>
      <Stack sx={{ gap: 2, gridColumn: { md: 2 } }}>
        <EventSection title={translate('events.places.label')}>
          <EventPlaces event={event} />
        </EventSection>
        <EventSection title={translate('events.contact')}>
          <CreatorContact creator={event.creator} />
        </EventSection>
      </Stack>
      <Stack sx={{ gap: 2, gridColumn: { md: 1 }, gridRow: { md: 1 } }}>
        <EventSection title={translate('fields.participants')}>
          <FirstParticipants event={event} />
        </EventSection>
        <EventSection title={translate('fields.description')}>
          {event.description ? (
            <LongTextValue text={event.description} />
          ) : (
            <Typography sx={{ color: 'text.secondary' }}>{translate('events.noDescription')}</Typography>
          )}
          {event.helpCategory && event.helpCategory.length > 0 && (
            <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
              {event.helpCategory.map((category) => choice('helpCategory', category)).join(', ')}
            </Typography>
          )}
        </EventSection>
      </Stack>
    </Box>
  );
}

interface EventSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

function EventSection({ title, children }: EventSectionProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id={id} variant="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
