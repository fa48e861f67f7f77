import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';
import { LongTextValue } from '../../kit/field/LongTextValue.tsx';
import { formatInstant } from '../../kit/format/formatDate.ts';
import type { Event } from '../Event.ts';
import { DraftNotice } from './DraftNotice.tsx';

/** What has to be known before anything else: that the event is off and why, or what a draft still lacks. */
export function EventNotice() {
  const translate = useTranslate();
  const event = useRecordContext<Event>();
  if (!event) return null;
  if (event.status === 'draft') return <DraftNotice event={event} />;
  if (!event.cancelledAt) return null;
  return (
    <Alert severity="error" variant="outlined">
      <Typography sx={{ fontWeight: 500 }}>
        {translate('events.cancelledAt', { at: formatInstant(event.cancelledAt) })}
      </Typography>
      {event.cancellationReason && <LongTextValue text={event.cancellationReason} />}
    </Alert>
  );
}
