import Box from '@mui/material/Box';
import { eventSpan } from '../../../domain/events/eventSpan.ts';
import { useTimeZone } from '../../kit/time/useTimeZone.ts';
import type { Event } from '../Event.ts';
import { formatTimeZone } from '../time/formatTimeZone.ts';
import { isClockHere } from '../time/isClockHere.ts';

/** By which clocks the times of an event are, for who looks at it from elsewhere. */
export function ZoneName({ event }: { readonly event: Event }) {
  const timeZone = useTimeZone();
  const { start } = eventSpan(event, timeZone);
  if (!start || !event.eventStart || isClockHere(timeZone, start)) return null;
  return <Box sx={{ color: 'text.secondary' }}>{formatTimeZone(timeZone, start)}</Box>;
}
