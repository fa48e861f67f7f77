import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { paths } from '../../../contract/paths.ts';
import type { Event } from '../Event.ts';
import { EventStatus } from '../EventStatus.tsx';
import { formatEventTime } from '../eventTime.ts';

/** All events of the series with their states; this one is marked. */
export function SeriesDays({ event }: { readonly event: Event }) {
  const translate = useTranslate();
  return (
    // Room for the ring of the focus, which what scrolls would cut off.
    <Stack component="ul" sx={{ m: -0.5, p: 0.5, gap: 1, maxHeight: 320, overflowY: 'auto' }}>
      {event.series.map((other) => {
        const isThis = other.id === event.id;
        const day = formatEventTime({ startDate: other.startDate }) ?? translate('events.when.unknown');
        return (
          <Stack
            key={other.id}
            component="li"
            direction="row"
            sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
          >
            {isThis ? (
              <Box component="span" aria-current="true" sx={{ fontWeight: 500 }}>
                {translate('events.series.here', { day })}
              </Box>
            ) : (
              <Link href={paths.event.getHref({ eventId: other.id })}>{day}</Link>
            )}
            <EventStatus event={other} />
          </Stack>
        );
      })}
    </Stack>
  );
}
