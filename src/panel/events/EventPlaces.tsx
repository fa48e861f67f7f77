import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../kit/format/formatNumber.ts';
import type { EventListItem } from './Event.ts';

interface EventPlacesProps {
  readonly event: Pick<EventListItem, 'volunteersNeededNum' | 'nrOfVolunteersSigned' | 'waitlisted'>;
}

/** Taken places as text and bar, and the number of volunteers on the waiting list. */
export function EventPlaces({ event }: EventPlacesProps) {
  const translate = useTranslate();
  const { volunteersNeededNum: needed, nrOfVolunteersSigned: signed, waitlisted } = event;
  const places = needed
    ? translate('events.places.taken', { signed: formatNumber(signed), needed: formatNumber(needed) })
    : translate('events.places.unknown');
  return (
    <Stack sx={{ gap: 0.75 }}>
      <Typography variant="body2">
        {places}
        {waitlisted > 0 && ` · ${translate('events.places.waiting', { smart_count: waitlisted })}`}
      </Typography>
      {needed && (
        <LinearProgress
          variant="determinate"
          // The text above says the same.
          aria-hidden
          value={Math.min(100, (signed / needed) * 100)}
          color={signed >= needed ? 'success' : 'primary'}
          sx={{ height: 6, borderRadius: 3 }}
        />
      )}
    </Stack>
  );
}
