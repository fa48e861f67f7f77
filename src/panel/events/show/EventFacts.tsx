import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { eventSpan } from '../../../domain/events/eventPhase.ts';
import { apiUrl } from '../../data/apiUrl.ts';
import { LinkValue } from '../../kit/field/FieldValue.tsx';
import { dateFormat } from '../../kit/format/formatDate.ts';
import { SummaryFact } from '../../kit/show/SummaryFact.tsx';
import { useTimeZone } from '../../kit/time/useTimeZone.ts';
import type { Event } from '../Event.ts';
import { formatPlace, WhenFact } from '../PlaceFact.tsx';

/** Time in the foundation's time zone, and place with a map link. */
export function EventFacts({ event }: { readonly event: Event }) {
  const translate = useTranslate();
  const place = formatPlace(event);
  return (
    <Stack component="ul" sx={{ m: 0, p: 0 }}>
      <WhenFact event={event}>
        <ZoneName event={event} />
        {event.status !== 'draft' && (
          <Box>
            <Link href={`${apiUrl}/events/${event.id}/calendar`} download>
              {translate('events.when.calendar')}
            </Link>
          </Box>
        )}
      </WhenFact>
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

/** Map search for an address. The map service learns nothing before the user clicks. */
function mapHref(place: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;
}

/** Names the time zone for users elsewhere. */
function ZoneName({ event }: { readonly event: Event }) {
  const timeZone = useTimeZone();
  const { start } = eventSpan(event, timeZone);
  if (!start || !event.eventStart || isClockHere(timeZone, start)) return null;
  return <Box sx={{ color: 'text.secondary' }}>{formatTimeZone(timeZone, start)}</Box>;
}

/** Whether the browser's time zone has the same time at an instant. */
function isClockHere(timeZone: string, at: Date): boolean {
  const show = (zone?: string) =>
    new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return show(timeZone) === show();
}

/** Name of a time zone at an instant: `czas środkowoeuropejski letni`. */
function formatTimeZone(timeZone: string, at: Date): string {
  const parts = dateFormat({
    timeZone,
    timeZoneName: 'long',
  }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
