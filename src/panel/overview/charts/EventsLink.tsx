import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { formatNumber } from '../../kit/format/formatNumber.ts';
import type { EventsInMonth } from './series.ts';

/** How many events a month has; they are in the calendar of that month. */
export function EventsLink({ row: { month, events } }: { readonly row: EventsInMonth }) {
  if (events === 0) return formatNumber(events);
  return (
    <Link component={RouterLink} to={paths.events.getHref({ query: { view: 'calendar', month } })}>
      {formatNumber(events)}
    </Link>
  );
}
