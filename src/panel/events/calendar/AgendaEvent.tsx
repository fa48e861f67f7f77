import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router';
import { paths } from '../../../contract/paths.ts';
import { useListAddress } from '../../kit/list/useListAddress.ts';
import type { EventListItem } from '../Event.ts';
import { EventStatus } from '../EventStatus.tsx';
import { PlaceFact } from '../PlaceFact.tsx';
import { WhenFact } from '../WhenFact.tsx';

export function AgendaEvent({ event }: { readonly event: EventListItem }) {
  const list = useListAddress();
  return (
    <Card component="li" sx={{ p: 1.5, cursor: 'pointer' }}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <Link
          component={RouterLink}
          data-opens
          to={paths.event.getHref({ eventId: event.id })}
          state={{ list }}
          color="inherit"
          underline="hover"
          sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}
        >
          {event.title}
        </Link>
        <EventStatus event={event} />
        <Stack component="ul" sx={{ m: 0, p: 0 }}>
          <WhenFact event={event} />
          <PlaceFact event={event} />
        </Stack>
      </Stack>
    </Card>
  );
}
