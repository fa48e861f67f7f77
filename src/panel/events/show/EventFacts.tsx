import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import WhenIcon from '@mui/icons-material/ScheduleOutlined';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { LinkValue } from '../../kit/field/LinkValue.tsx';
import { SummaryFact } from '../../kit/show/SummaryFact.tsx';
import type { Event } from '../Event.ts';
import { formatPlace } from '../formatPlace.ts';
import { mapHref } from '../mapHref.ts';
import { formatEventTime } from '../time/formatEventTime.ts';
import { ZoneName } from './ZoneName.tsx';

/** When, in the foundation's time zone, and where, with the way there. */
export function EventFacts({ event }: { readonly event: Event }) {
  const translate = useTranslate();
  const place = formatPlace(event);
  return (
    <Stack component="ul" sx={{ m: 0, p: 0 }}>
      <SummaryFact name={translate('sections.when')} Icon={WhenIcon}>
        {formatEventTime(event) ?? translate('events.when.unknown')}
        <ZoneName event={event} />
      </SummaryFact>
      <SummaryFact name={translate('sections.where')} Icon={PlaceIcon}>
        {place || (!event.location && translate('events.where.unknown'))}
        {place && (
          <>
            {' · '}
            <LinkValue href={mapHref(place)}>{translate('events.where.map')}</LinkValue>
          </>
        )}
        {event.location && <Box sx={{ color: 'text.secondary' }}>{event.location}</Box>}
      </SummaryFact>
    </Stack>
  );
}
